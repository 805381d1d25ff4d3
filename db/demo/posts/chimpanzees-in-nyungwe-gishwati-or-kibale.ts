import type { Post } from '#features/blog/post.ts'

export const chimpanzeesInNyungweGishwatiOrKibale: Post = {
  slug: 'chimpanzees-in-nyungwe-gishwati-or-kibale',
  title: 'Chimpanzees in Nyungwe, Gishwati or Kibale',
  sentence:
    'Three forests where you can walk to chimpanzees: what a permit costs, when you get up, how steep it is, and how to get there.',
  lede: 'Gorillas sit still and chimpanzees do not. That is the whole difference between the two walks, and the reason to choose your forest by your legs.',
  topic: 'parks',
  scene: { id: 'grove', hour: 'forest', seed: 29, place: 'Inside the forest' },
  publishedOn: '2026-08-31',
  updatedOn: '2026-08-31',
  body: [
    {
      kind: 'table',
      caption: 'The three forests side by side. Permits in USD for one visitor from abroad.',
      head: ['', 'Nyungwe, Rwanda', 'Gishwati, Rwanda', 'Kibale, Uganda'],
      rows: [
        ['Permit', '150 (2025)', 'about 100 (2025)', '250 (to June 2026)'],
        ['Residents', '100', 'about 70', '200'],
        ['Chimpanzees', 'about 500', 'about 35', 'about 1,500'],
        ['Visitors in a group', '8', '8', '6'],
        ['You start', '05:00 to 05:30', '06:00', '08:00, 11:00 or 14:00'],
        ['In the forest', 'up to 4 h', 'about 4 h', 'about 3 h'],
        ['How hard, out of 5', '3', '3', '2'],
        ['Youngest age', '15', '15', '12; some offices say 15'],
        ['Best months', 'June to September', 'June to September', 'January, February, June to August'],
      ],
    },
    {
      kind: 'notice',
      text: 'Kibale’s prices are those of the Ugandan tariff that ended on 30 June 2026. A new one was due on 1 July, and we have not checked it. For Nyungwe older pages still quote USD 90; two newer sources say 150. Gishwati’s price comes from one weak source. Confirm before you travel.',
    },
    { kind: 'heading', text: 'Nyungwe: the early one' },
    {
      kind: 'text',
      text: '[Nyungwe](/parks/nyungwe) is one of the largest mountain rainforests left in Africa, a World Heritage Site since 2023, and home to thirteen kinds of primate. Chimpanzees leave their nests at first light, so you meet at Uwinka or Gisakura at five, with a torch. Others live at Cyamudongo, a patch of 6 km² an hour from Gisakura; for those you get up even earlier. Then you go where they go. The slopes are steep, the paths are wet, and when the animals run the rangers walk fast. Once you have found them you have an hour.',
    },
    {
      kind: 'text',
      text: 'It is five hours from Kigali to Uwinka by road, so you need two nights: one to arrive, one to recover. Or fly to Kamembe in 40 minutes and drive an hour. Nights are 10 to 12 °C. The same forest has a canopy walk, 160 m of hanging bridge up to 70 m above a ravine, for about USD 40 (sources say 40 to 60), and a troop of colobus that is easier to follow than any chimpanzee.',
    },
    { kind: 'heading', text: 'Gishwati: the small one' },
    {
      kind: 'text',
      text: '[Gishwati-Mukura](/parks/gishwati-mukura) is Rwanda’s fourth national park, open to visitors since December 2020: two patches of forest, 34 km² in all. In the 1970s Gishwati was about 253 km² and later a few. It has been planted again since 2008, and its chimpanzees have grown from 13 to about 35. They are still being accustomed to people, so you may see less and hear more. It lies about an hour and a half from Rubavu and fits into a journey along Lake Kivu. Go for the story of the forest, and take the chimpanzees as they come.',
    },
    { kind: 'heading', text: 'Kibale: the sure one, as far as there is one' },
    {
      kind: 'text',
      text: '[Kibale](/parks/kibale) has some 1,500 chimpanzees, thirteen kinds of primate, and gentler ground than Nyungwe. Groups are six, and walks start three times a day at Kanyanchu, so you can have breakfast first. For a longer look there is the habituation experience, half a day or a whole one from 06:00: sources give USD 300 to 400, from age 15. It is nearly six hours from Kampala, and 3 h 25 from Mweya in [Queen Elizabeth](/parks/queen-elizabeth). Beside it the people of Bigodi have run a wetland walk of their own since 1992, three hours for about USD 20, with eight kinds of monkey. Do both.',
    },
    { kind: 'heading', text: 'Others you will read about' },
    {
      kind: 'list',
      items: [
        '**Kyambura Gorge** in Queen Elizabeth, about USD 100: a fine gorge, a lower chance than Kibale.',
        '**Budongo,** beside [Murchison Falls](/parks/murchison-falls), about USD 130, on the way north.',
        '**Gombe and Mahale** on Lake Tanganyika, in [Tanzania](/tanzania). Their months are July to October. We have no checked prices and do not sell them, so we say no more.',
        '**Kahuzi-Biega and Virunga** in DR Congo: not available, and not advised.',
      ],
    },
    { kind: 'heading', text: 'What every forest asks' },
    {
      kind: 'list',
      items: [
        '**Stay away if you are ill.** Chimpanzees catch what we have. A cold is reason enough; say so before the start.',
        '**Eight to ten metres, and a mask.** Bring two.',
        '**No flash, no food, no calling.** What they do should not depend on you.',
        '**Count on nothing.** They are wild and fast, and some mornings they win. Do not expect the money back for that.',
      ],
    },
    { kind: 'heading', text: 'What to wear' },
    {
      kind: 'text',
      text: 'Boots with a grip, long trousers tucked into long socks because of the ants, a real rain jacket, a torch for Nyungwe, and a small bag that leaves both hands free. A walking stick helps going down. Take two litres of water, and eat something even at 04:30.',
    },
    { kind: 'heading', text: 'So, which one' },
    {
      kind: 'list',
      items: [
        '**You stay in Rwanda:** Nyungwe. [Nyungwe on foot](/package-details/nyungwe-on-foot) gives it two nights and the lake after.',
        '**You cross into Uganda anyway:** Kibale, as on [the road to Entebbe](/package-details/across-to-bwindi). Same animals, more of them, flatter, later in the day.',
        '**Your child is 12 to 14:** Kibale, if the office agrees in writing. Not Nyungwe.',
        '**You want gorillas and chimpanzees in a week:** [gorillas and the thousand hills](/package-details/gorillas-and-the-thousand-hills). Do the gorillas first, and keep a day between the two.',
        '**Your knees have had enough:** the canopy walk, and a long lunch at Gisakura listening to the forest.',
      ],
    },
  ],
  sources: [
    'Nyungwe’s permit: petitfute.com and lifepathsafaris.com (2024–25); other prices in Nyungwe not checked',
    'Ugandan tariff of 1 July 2024 to 30 June 2026: allafrica.com (28 February 2024) and gorillatrackings.com',
    'Gishwati: gonjasafaris.com, inews.co.uk (2022) and visitrwandatour.com',
    'Nyungwe’s facts: ktpress.rw (26 July 2024) and newtimes.co.rw (2010, 2023)',
    'Numbers of chimpanzees: estimates of 2020 (Nyungwe, Kibale) and 2022 (Gishwati)',
    'Driving times and rules: general knowledge of the road (2025), not checked against a published source',
  ],
  journeys: ['nyungwe-on-foot', 'across-to-bwindi', 'gorillas-and-the-thousand-hills'],
}
