import type { Post } from '#features/blog/post.ts'

export const aCarWithADriverOrWithout: Post = {
  slug: 'a-car-with-a-driver-or-without',
  title: 'A car with a driver, or without',
  sentence: 'What a hired car costs in Rwanda, worked out for five days both ways, with the rules on age, borders and fines.',
  lede: 'Driving yourself in Rwanda is easier than you think, and saves less than you hope. Here is the sum, and what the sum leaves out.',
  topic: 'roads',
  scene: { id: 'plateau', hour: 'golden', seed: 6, place: 'A track in the east' },
  publishedOn: '2026-06-29',
  updatedOn: '2026-09-08',
  body: [
    {
      kind: 'text',
      text: 'Rwanda drives on the right. The roads between towns are tarmac, signposted and full of bends. You share them with trucks on every climb, with bicycles loaded higher than a person, and with speed cameras. Towns are 40 to 60 km/h, everything else 80 at most. A national licence in English or French will do, or one with an international driving permit.',
    },
    { kind: 'heading', text: 'What the day costs' },
    {
      kind: 'table',
      caption: 'USD per day in the low and the high season, before value added tax of 18%, as of 2025',
      head: ['Class', 'Seats', 'You drive', 'With a driver', 'Good for'],
      rows: [
        ['City sedan', '4', '35 / 45', '55 / 70', 'Kigali and the tarmac'],
        ['Compact SUV', '4', '50 / 65', '75 / 95', 'The Kivu road, Akagera when dry'],
        ['Mid-size 4x4', '6', '85 / 110', '115 / 145', 'Families, forest lodges, borders'],
        ['Safari 4x4, roof opens', '6', '120 / 150', '160 / 200', 'Game drives, rough roads'],
        ['Minibus', '10', 'no', '95 / 130', 'Groups on tarmac'],
      ],
    },
    {
      kind: 'text',
      text: 'High is June to September and the days round Christmas and the New Year. From seven days each day costs 5% less, from fourteen 10%. The other classes, up to a coach for fifty, are on the page of [rates](/car-hire-rates), with a calculator that shows every line.',
    },
    { kind: 'heading', text: 'Five days, worked out' },
    {
      kind: 'text',
      text: 'Take a loop that many people drive: Kigali to Huye, Nyungwe, Karongi and home. It is about 11 hours of driving in all and 483 km. A compact SUV in the low season has 150 km a day in its rate, so 750 in five days, and no kilometre is left to pay. A further one would be USD 0.35.',
    },
    {
      kind: 'table',
      caption: 'A compact SUV for five days in the low season, in USD',
      head: ['Line', 'You drive', 'With a driver'],
      rows: [
        ['The car, 5 days', '250.00', '375.00'],
        ['No excess to pay, 15.00 a day', '75.00', 'not needed'],
        ['Value added tax, 18%', '58.50', '67.50'],
        ['Together', '383.50', '442.50'],
        ['Deposit held on your card', '500.00', 'none'],
      ],
    },
    {
      kind: 'text',
      text: 'So the driver costs USD 59.00 more for five days, and the driver’s meals and bed are in the rate wherever you sleep. Without the waiver you save 147.50, and carry the first USD 1,000 of any damage yourself. Fuel is paid apart in both cases. With town driving the loop comes to some 600 km, which at 9.5 litres per 100 km is 58 litres: USD 72 to 81 at the prices of late 2025, which are reviewed every two months.',
    },
    { kind: 'heading', text: 'What you get for the difference' },
    {
      kind: 'list',
      items: [
        'Somebody who knows which hour the trucks leave, and where the fuel stops: none is sold inside Akagera or on the crossing of Nyungwe.',
        'A day of ten or eleven hours before overtime, USD 5 to 8 an hour after that.',
        'Somebody who knows the cameras. A fine is RWF 25,000 to 150,000, and when you drive yourself it is yours.',
        'Eyes free for the view, and for the second half of the road back from a trek, when your legs are finished.',
        'Help with a flat tyre in Kinyarwanda.',
      ],
    },
    {
      kind: 'text',
      text: 'A tip of USD 15 to 25 a day for the whole car is usual for a driver-guide, and never compulsory. Count it in when you compare.',
    },
    { kind: 'heading', text: 'When driving yourself is right' },
    {
      kind: 'text',
      text: 'You stay some days in one place, you keep to tarmac and to daylight, and you enjoy driving. Lake Kivu is good for it; so is [Akagera](/akagera-national-park), where your own 4x4 may enter, on the tracks, at 40 km/h at most, for a vehicle fee on top of the people’s. For the gorillas you need a car that reaches the trailhead, 20 to 60 minutes of rough road from Kinigi, and a head that is awake at 06:15.',
    },
    { kind: 'heading', text: 'The rules' },
    {
      kind: 'list',
      items: [
        '**Age and licence.** 23 or older, 25 for the large 4x4s, and the licence at least two years old on the first day.',
        '**Night.** Driving after dark outside towns is discouraged, and many contracts exclude it. People and bicycles have no lights. Be where you sleep by 18:00.',
        '**Alcohol.** The limit is 0.08% and checks with breath tests are frequent. Drink at the hotel.',
        '**Delivery.** At Kigali airport free from 06:00 to 22:00, USD 15 to 20 at other hours.',
        '**Seat belts** for everyone, always.',
      ],
    },
    { kind: 'heading', text: 'Over a border' },
    {
      kind: 'text',
      text: 'Most classes may go to [Uganda](/uganda), [Kenya](/kenya) and [Tanzania](/tanzania); a city sedan may not. The papers cost USD 100 to 180 for a car and trip, more for a bus, and take five days to make, so tell us early. The COMESA insurance card, USD 40 to 60 a month, and what the border itself asks come on top: about 20 to 40 for Uganda, about 25 and a fuel levy for Tanzania (as of 2025). All three drive on the left, which you notice at the first roundabout. In the Maasai Mara private cars have not been allowed on game drives since June 2024.',
    },
    {
      kind: 'notice',
      grave: true,
      text: 'No hired car goes to Burundi or to DR Congo. Burundi’s land border has been closed since 11 January 2024, and nobody insures the crossing into DR Congo.',
    },
    {
      kind: 'text',
      text: 'Whichever way you choose, read [what is important to know](/important-to-know) before you fill the days. The map is small; the bends are not on it.',
    },
  ],
  sources: [
    'Car rates and rules: ranges usual in the market of Kigali (2025); one survey of 2026 gives 50 to 65 and 60 to 80 for the compact SUV',
    'Fuel prices of late 2025: general knowledge of the road, not checked against a published source',
    'Maasai Mara and private cars: masaimara.ke and nairobiwire.com (June 2024)',
    'Burundi’s land border: crisis24 (11 January 2024)',
  ],
  journeys: ['nyungwe-on-foot', 'a-day-in-akagera', 'lake-kivu-slowly'],
}
