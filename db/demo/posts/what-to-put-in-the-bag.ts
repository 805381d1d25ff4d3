import type { Post } from '#features/blog/post.ts'

export const whatToPutInTheBag: Post = {
  slug: 'what-to-put-in-the-bag',
  title: 'What to put in the bag',
  sentence:
    'A packing list for gorillas, forest, savannah, pilgrimage and coast, with the weights, the cold nights and what Rwanda takes away.',
  lede: 'Impamba is the food packed for a journey. You need not bring food. You do need a second mask, garden gloves, and fewer shirts than you think.',
  topic: 'planning',
  scene: { id: 'camp', hour: 'night', seed: 26, place: 'A tented camp, Akagera' },
  publishedOn: '2026-11-16',
  updatedOn: '2026-11-16',
  body: [
    { kind: 'heading', text: 'How cold, how warm' },
    {
      kind: 'table',
      caption: 'Nights and days through the year, °C, rounded',
      head: ['Where', 'Night', 'Day', 'Wettest', 'Driest'],
      rows: [
        ['Kigali', '15', '26 to 28', 'April', 'July'],
        ['Kinigi and Musanze, gorillas', '8 to 12', '23 to 24', 'April', 'July'],
        ['Gisakura, Nyungwe', '10 to 12', '22 to 23', 'April', 'July'],
        ['Akagera', '15', '27 to 29', 'April', 'July'],
        ['Kibeho', '12 to 15', '23 to 25', 'April', 'July'],
        ['Nairobi', '11 to 15', '22 to 27', 'April', 'July'],
        ['Seronera, Serengeti', '15', '26 to 29', 'April', 'July'],
        ['Stone Town, Zanzibar', '22 to 25', '28 to 33', 'April', 'July and August'],
      ],
    },
    {
      kind: 'text',
      text: 'So a fleece and a rain jacket go with you in every month, even if you come from the coast. Layers beat one thick coat: at 07:00 you are cold and at 09:00 you are climbing.',
    },
    { kind: 'heading', text: 'For every journey' },
    {
      kind: 'list',
      items: [
        'Passport, visas, yellow-fever card and the number of your insurer, on paper, in hand luggage',
        'Light clothes with long sleeves, in quiet colours; something that covers shoulders and knees',
        'Fleece, rain jacket, comfortable shoes, hat, sunglasses, sun cream of factor 30 or more',
        'Repellent with 30 to 50% DEET, and your own medicines in their packets, with a letter',
        'Head torch, power bank, plug adapter, a bottle that can be filled again',
        'Cloth bags instead of plastic ones',
        'US dollars printed in 2013 or later, in more than one place',
      ],
    },
    {
      kind: 'notice',
      text: 'Rwanda takes plastic bags from you at the airport and at every border, and has done so since 2008. Repack before you fly. A clear pouch for toiletries is tolerated. Kenya and Tanzania ban carrier bags too.',
    },
    { kind: 'heading', text: 'For the gorillas' },
    {
      kind: 'list',
      items: [
        '**Waterproof boots you have worn before,** and gaiters. The mud comes over the ankle.',
        '**Garden gloves.** You will hold on to plants, and some of them defend themselves.',
        '**Long trousers and a long shirt,** two masks, two litres of water, something to eat.',
        '**A rain cover for the camera.** A lens of 70 to 200 mm is right; a flash is not allowed.',
        '**No stick.** You are lent one at the start.',
      ],
    },
    {
      kind: 'text',
      text: 'All of it in a small bag, which the porter carries. The same list does for [golden monkeys](/volcanoes-national-park) and for [Bwindi](/parks/bwindi), where the gloves earn their place.',
    },
    { kind: 'heading', text: 'For Nyungwe' },
    {
      kind: 'text',
      text: 'Clothes that dry fast, a rain jacket that means it, a warm layer for nights of 10 to 12 °C, and a torch, because the [chimpanzee](/parks/nyungwe) morning starts at five. Long socks, too: you tuck your trousers into them against ants, and look exactly as good as everybody else.',
    },
    { kind: 'heading', text: 'For the savannah' },
    {
      kind: 'text',
      text: 'Binoculars, 8 × 42 if you buy a pair. A scarf for dust. A warm layer for the first hour of the morning, when the roof is open. A lens of 300 mm or more if you take pictures of birds. And if a small aircraft is part of the journey, **one soft bag, 15 kg, hand luggage included**: that is what the aircraft lifts. Ask us where the rest can wait.',
    },
    { kind: 'heading', text: 'For Kibeho' },
    {
      kind: 'text',
      text: 'Modest clothes, a skirt or long trousers, a scarf and a light jacket. Closed shoes for the spring and for Calvary hill. A rosary of the Seven Sorrows, a prayer book, a bottle for water from the spring. On feasts also a folding stool or a mat, a poncho, and a candle in a holder that catches the wax. Francs in small notes for offerings. More under [how to prepare](/pilgrimage-details).',
    },
    { kind: 'heading', text: 'For the trail, the mountain and the sea' },
    {
      kind: 'list',
      items: [
        '**By bicycle on Lake Kivu:** padded shorts, gloves and a helmet of your own, electrolytes, dry bags, sandals for the lake.',
        '**Kilimanjaro:** four-season sleeping bag, down jacket, three layers of gloves, boots worn in, poles, sun cream of factor 50, and room for three to four litres of water. The duffel weighs 15 kg or less, because a person carries it.',
        '**Zanzibar:** sun cream that spares the reef, reef shoes, a mask, and cotton that covers shoulders and knees in town.',
      ],
    },
    { kind: 'heading', text: 'Plugs' },
    {
      kind: 'table',
      caption: 'Sockets and current',
      head: ['Country', 'Plug', 'Volts'],
      rows: [
        ['Rwanda', 'C and J', '230'],
        ['Uganda, Kenya', 'G', '240'],
        ['Tanzania', 'D and G', '230'],
        ['Burundi', 'C and E', '220'],
      ],
    },
    {
      kind: 'text',
      text: 'Lodges on solar power have it for lamps and cameras, less for hair-dryers. Charge by day. Load maps and tickets on to the telephone before you leave town: in forest lodges the wifi often reaches only the lounge.',
    },
    { kind: 'heading', text: 'What to leave at home' },
    {
      kind: 'list',
      items: [
        '**A drone,** unless the Rwandan aviation authority has said yes in writing. It stays at the airport otherwise, and parks forbid it.',
        '**Hard suitcases,** if you fly in small planes or sit six in a safari car.',
        '**Things to hand out.** Sweets, pens, old clothes and medicines do less good than they weigh. [Ask the hosts](/community/cbt-tips) what is needed.',
      ],
    },
    {
      kind: 'text',
      text: 'Ask a travel clinic six to eight weeks ahead about yellow fever and malaria; neither is a thing you can pack the night before. The rest of what to know is under [important to know](/important-to-know). And if you forget the gloves, there is a market in Musanze.',
    },
  ],
  sources: [
    'Temperatures and rain: rounded averages from general climatology (2025), for orientation only',
    'Drones: droneregulations.info and allafrica.com (5 June 2023)',
    'Packing lists, weights and plugs: general knowledge of the road (2025), not checked against a published source',
  ],
  journeys: ['an-hour-with-the-gorillas', 'nyungwe-on-foot', 'the-road-to-kibeho'],
}
