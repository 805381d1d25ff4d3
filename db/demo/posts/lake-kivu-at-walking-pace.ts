import type { Post } from '#features/blog/post.ts'

export const lakeKivuAtWalkingPace: Post = {
  slug: 'lake-kivu-at-walking-pace',
  title: 'Lake Kivu at walking pace',
  sentence:
    'The Congo Nile Trail on foot or by bicycle, stage by stage, and what else there is to do slowly between Rubavu and Nyungwe.',
  lede: 'The lake is about 90 km long. The trail along its shore needs 227 km for the same distance, and that is the point of it.',
  topic: 'parks',
  scene: { id: 'kivu', hour: 'mist', seed: 37, place: 'The lake, from Kinunu' },
  publishedOn: '2026-09-28',
  updatedOn: '2026-09-28',
  body: [
    {
      kind: 'text',
      text: '[Lake Kivu](/parks/lake-kivu) lies at about 1,460 m on the western edge of [Rwanda](/rwanda). Above it runs the ridge that parts the water of the Congo from that of the Nile, and along its shore runs the trail that is named after both: 227 km from Rubavu in the north to Rusizi in the south, laid out in 2011. It is not wilderness. It is footpaths and laterite between villages, coffee, bananas and bays, and somebody greets you at every bend.',
    },
    { kind: 'heading', text: 'The stages' },
    {
      kind: 'table',
      caption: 'Congo Nile Trail from north to south',
      head: ['Stage', 'By bicycle', 'Can be', 'On foot'],
      rows: [
        ['Rubavu to Kinunu', '5 h', '4 h 30 to 7 h', '2 days'],
        ['Kinunu to Karongi', '6 h', '5 to 8 h', '2 days'],
        ['Karongi to Mugonero, partly tarmac', '4 h 30', '4 to 6 h', 'not known to us'],
        ['Mugonero to Kibogora', '5 h', '4 h 30 to 6 h 30', 'not known to us'],
        ['Kibogora to Rusizi', '3 h 30', '3 h to 4 h 30', 'not known to us'],
      ],
    },
    {
      kind: 'text',
      text: 'Most walkers do the northern half, Rubavu to Karongi, in four to five days. Riders do it in two hard ones, or the whole trail in five. The lake stays on your right going south, so it is difficult to get lost and easy to get tired: the path goes down to every bay and up again behind it.',
    },
    {
      kind: 'text',
      text: 'There is no fee for the trail. A stage guide from the lakeshore costs about USD 50 a day for the group and a porter about 30 (as of 2025). Take the guide. You will not need the way shown so often as the words: who sells bananas here, whose field this is, where lunch is. And the fee is earned on the lakeshore.',
    },
    { kind: 'heading', text: 'On foot or by bicycle' },
    {
      kind: 'list',
      items: [
        '**On foot** from age 12, in any decent shape. You sleep in guest houses and simple rooms along the way, and a family cooks lunch if it has been told.',
        '**By bicycle** if you ride hills at home. Laterite is loose when dry and slippery when wet. Helmets on all stages.',
        '**With a vehicle behind,** which carries the bags where the lake road lets it and you when you have had enough.',
      ],
    },
    {
      kind: 'text',
      text: '[Lake Kivu, slowly](/package-details/lake-kivu-slowly) rides the two northern stages with guides and a car, and has a day off in Karongi. Walkers can have the same route with two more nights: [ask us](/contact).',
    },
    {
      kind: 'picture',
      scene: { id: 'trail', hour: 'day', seed: 15, place: 'Between two bays, Rutsiro' },
      caption: 'Down to the bay, up behind it, and the same again.',
    },
    { kind: 'heading', text: 'Without a trail at all' },
    {
      kind: 'text',
      text: 'You need not sweat to be here. The lake road is tarmac from end to end: 2 h 45 from Rubavu to Karongi, 3 h 15 on to Rusizi, and nobody on it is in a hurry. Stop where the road shows you water. Along it, with prices for one person as of 2025:',
    },
    {
      kind: 'list',
      items: [
        '**A kayak** at 07:00, while the water is flat: about USD 35 for half a day with a guide, from age 10.',
        '**Napoleon and Amahoro islands** from Karongi, about USD 30 in a boat shared by four. Napoleon belongs to the fruit bats. Do not clap to see them fly.',
        '**An evening with the fishermen,** who row out at dusk in three hulls tied together, lamps over the water, singing: about USD 35, from age 12, and the price not checked. What they bring home is sambaza, which you eat fried.',
        '**Coffee,** from tree to cup, about USD 25, in the harvest from March to July.',
        '**The hot springs** at Nyamyumba, south of Rubavu: about USD 5 to the community.',
        '**Nkombo island** at the southern end, 10 to 15 minutes from the landing, with its own language and dance. [Three days of villages](/package-details/honey-tea-and-nkombo-island) end there.',
      ],
    },
    { kind: 'heading', text: 'By boat' },
    {
      kind: 'text',
      text: 'People hope for a ferry. Public boats run on some days only: about three hours from Rubavu to Karongi, three and a half on to Rusizi, when they go. A private boat does the first in about two. Do not build a day on the public one.',
    },
    { kind: 'heading', text: 'Up into the forest' },
    {
      kind: 'text',
      text: 'From Karongi it is 2 h 45 to Gisakura, where the tea ends and [Nyungwe](/parks/nyungwe) begins. Trails start there and at Uwinka: to a waterfall, to the Kamiranzovu swamp, under the canopy walk, after colobus or chimpanzees. About 15 km below Uwinka lies the village of Banda, where a cooperative has basic beds and will walk you round; it wants five days’ notice. Lake first and forest second is the better order, because the forest starts at 05:00.',
    },
    { kind: 'heading', text: 'What to watch' },
    {
      kind: 'list',
      items: [
        '**Swim where your hosts swim.** No hippos or crocodiles are known in the lake; ask about bilharzia. The life jacket stays on in the boat.',
        '**The months.** June to August for dry paths and flat mornings. In April and November a stage by bicycle can take two hours more.',
        '**Greet first.** Muraho, or mwaramutse in the morning. Then ask what you wanted to ask.',
        '**Give children nothing.** No sweets, no pens, no coins. Buy their parents’ bananas; [the tips](/community/cbt-tips) say why.',
        '**Sun.** At 1,460 m it is stronger than it feels: factor 30 or more.',
      ],
    },
    {
      kind: 'notice',
      text: 'Across the water is DR Congo. Rubavu runs straight into Goma and Rusizi faces Bukavu, both under armed control since early 2025. Read your government’s advice for the border strip before you book, and do not cross. The trail itself leads away from Rubavu to the south.',
    },
    {
      kind: 'text',
      text: 'Above Karongi stands Bisesero, a hill of resistance during the 1994 Genocide against the Tutsi and a World Heritage Site since 2023. If you go, give it a morning of its own, and not the hour before a swim.',
    },
  ],
  sources: [
    'Length of the trail: lonelyplanet.com and Wikivoyage, Congo Nile Trail (read 2025); stage lengths rounded to fit it',
    'Bisesero: list of World Heritage Sites (September 2023)',
    'Times, prices and boats: general knowledge of the road (2025), not checked against a published source',
  ],
  journeys: ['lake-kivu-slowly', 'nyungwe-on-foot', 'honey-tea-and-nkombo-island'],
}
