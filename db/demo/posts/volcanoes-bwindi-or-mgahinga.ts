import type { Post } from '#features/blog/post.ts'

export const volcanoesBwindiOrMgahinga: Post = {
  slug: 'volcanoes-bwindi-or-mgahinga',
  title: 'Volcanoes, Bwindi or Mgahinga',
  sentence: 'Three parks where you can walk to mountain gorillas, compared by price, road, slope and the number of families.',
  lede: 'Mountain gorillas live in two places: the Virunga volcanoes and Bwindi. Three parks take you to them at present. They differ in price, in slope, and in how long you sit in a car.',
  topic: 'gorillas',
  scene: { id: 'bwindi', hour: 'mist', seed: 23, place: 'Bwindi, from Rushaga' },
  publishedOn: '2026-07-10',
  updatedOn: '2026-07-10',
  body: [
    {
      kind: 'table',
      caption: 'The three parks side by side. Fees in USD for one visitor and one trek.',
      head: ['', 'Volcanoes, Rwanda', 'Bwindi, Uganda', 'Mgahinga, Uganda'],
      rows: [
        ['International visitor', '1,500 (2025)', '800 (to June 2026)', '800 (to June 2026)'],
        ['Foreign resident', '500', '700', '700'],
        ['African citizen', '500', '500', 'not checked'],
        ['East African citizen', '200', 'about 80', 'about 80'],
        ['Families for visitors', '12', 'more than 20', '1'],
        ['Permits a day', '96', 'eight for each family', '8'],
        ['Report at', '07:00, Kinigi', '07:45 to 08:30, at your sector', '08:00, Ntebeko'],
        ['You walk at', '2,500 to 3,300 m', '1,500 to 2,500 m', 'from 2,227 m up'],
        ['Terrain', 'steep in places', 'steeper, and dense', 'volcano slopes'],
        ['Youngest age', '15', '15', '15'],
        ['From Kigali', '2 h 40', '4 h 30 and the border', '3 h 40 and the border'],
      ],
    },
    {
      kind: 'notice',
      text: 'The Ugandan fees are those of the tariff that ended on 30 June 2026. A new one was due on 1 July 2026, and we have not checked its figures. Confirm before you travel; we charge what the park charges.',
    },
    { kind: 'heading', text: 'What is the same' },
    {
      kind: 'text',
      text: 'One hour with the family, at most eight visitors, ten metres, a mask, no one under 15, and nobody with a cold. A ranger escort is in the permit in all three, and the car to the trailhead in none. A porter costs USD 15 to 20 everywhere and is money well spent. The permit has your name and a date and hardly moves.',
    },
    { kind: 'heading', text: 'Volcanoes: dear, near and quick' },
    {
      kind: 'text',
      text: '[Volcanoes National Park](/volcanoes-national-park) begins 2 h 40 from an international airport. You can land in Kigali one evening and stand before gorillas on the morning after next without hurrying. All treks start from one office, where the rangers share out twelve families by how well you walk. In Bwindi the permit names a sector before anybody has seen you walk. And there is more to do around it: golden monkeys, Bisoke with its crater lake, a research campus, the lakes.',
    },
    { kind: 'heading', text: 'Bwindi: half the gorillas, twice the hills' },
    {
      kind: 'text',
      text: '[Bwindi](/parks/bwindi) holds almost half of the world’s mountain gorillas, 459 in the count of 2018, in a forest whose name in English is “impenetrable”. Undergrowth closes behind you, and long trousers and gloves are not decoration. There are four sectors: Buhoma, Ruhija, Rushaga and Nkuringo. **The sector is fixed on the permit, so the bed must match it.** From Rushaga to Buhoma it is 18 km as a bird goes and three and a half hours by road.',
    },
    {
      kind: 'text',
      text: 'Only here can you spend longer. The habituation experience at Rushaga takes four people to a group that is still getting used to us, for up to four hours. It cost USD 1,500 in the tariff to June 2026 and is a long, rough day.',
    },
    { kind: 'heading', text: 'Mgahinga: one family' },
    {
      kind: 'text',
      text: '[Mgahinga](/parks/mgahinga) is Uganda’s smallest park, 34 km² on the slopes of three volcanoes. One group is visited, eight permits a day, and that is that. It suits people who are near Kisoro anyway. It also has golden monkeys, and Sabyinyo, whose summit three countries share.',
    },
    { kind: 'heading', text: 'What the cheaper permit really saves' },
    {
      kind: 'text',
      text: 'By the fees above, a visitor from abroad pays USD 700 less in Uganda. Against that stand these, for a journey that starts and ends in Kigali (as of 2025):',
    },
    {
      kind: 'list',
      items: [
        'USD 50 more for visas: the East Africa Tourist Visa at 100 instead of Rwanda’s at 50, or Uganda’s own at 50 if Rwanda waives its fee for you;',
        'papers to take the car over the border, USD 120 for a mid-size 4x4, shared by who sits in it;',
        '45 to 90 minutes at Cyanika, each way;',
        'about two hours more of road each way, the last 1 h 25 of it gravel;',
        'a yellow-fever certificate, which Uganda asks of everybody, and Rwanda of you on the way back.',
      ],
    },
    {
      kind: 'text',
      text: 'For two people with five days or more the saving is real. For one night between two flights it is not.',
    },
    { kind: 'heading', text: 'When' },
    {
      kind: 'text',
      text: 'June to August is the driest time in all three. Bwindi and Mgahinga are also at their best in January and February. In April and November the paths are mud on both sides of the border, and in Bwindi the slope does the rest.',
    },
    { kind: 'heading', text: 'So, which one' },
    {
      kind: 'list',
      items: [
        '**You have three days, or weak knees:** Volcanoes. Ask for a short walk at the briefing; nobody can promise it.',
        '**You have ten days and good legs:** Bwindi, on the way to chimpanzees and savannah. [Across to Bwindi](/package-details/across-to-bwindi) goes on to Entebbe.',
        '**You want gorillas twice:** one morning in each country. You learn more on the second.',
        '**You come from Kampala:** Bwindi. It is eight hours to Kabale by road, or 1 h 15 in a small plane to Kihihi.',
        '**Permits in Rwanda are sold out on your date:** Bwindi has more of them. [Ask us](/contact) before you move a flight.',
      ],
    },
    {
      kind: 'notice',
      grave: true,
      text: 'Mountain gorillas also live in Virunga National Park in DR Congo. It is closed to visitors, the region is under armed control, and most governments advise against all travel there. We do not sell it.',
    },
  ],
  sources: [
    'Permits in Rwanda: iconicafricasafaris.com, wildafricantours.com and pagtour.info (2025)',
    'Ugandan tariff of 1 July 2024 to 30 June 2026 and number of groups: allafrica.com (28 February 2024), tourismupdate.co.za and volcanoesnationalparkrwanda.com',
    'Gorilla counts: UNEP-WCMC and the International Gorilla Conservation Programme, surveys of 2015–16 and 2018',
    'Status of Virunga: visitrwandagorilla.com (June 2025) and allafrica.com (19 September 2025)',
    'Driving times, porters and terrain: general knowledge of the road (2025), not checked against a published source',
  ],
  journeys: ['across-to-bwindi', 'an-hour-with-the-gorillas', 'gorillas-then-the-lake'],
}
