import type { Post } from '#features/blog/post.ts'

export const whenToComeMonthByMonth: Post = {
  slug: 'when-to-come-month-by-month',
  title: 'When to come, month by month',
  sentence:
    'Rain, gorillas, savannah and feasts through the year in Rwanda, Uganda, Kenya and Tanzania, with the days to plan around.',
  lede: 'There is no month in which you cannot come. There are two in which you will be wet, and four in which everybody else comes too. Choose with that in mind.',
  topic: 'planning',
  scene: { id: 'tea', hour: 'day', seed: 31, place: 'Tea, after the rain' },
  publishedOn: '2026-06-01',
  updatedOn: '2026-10-02',
  body: [
    {
      kind: 'text',
      text: '[Rwanda](/rwanda) lies two degrees south of the Equator, and most of it above 1,500 m. So the year has no summer and winter: Kigali is between 15 and 28 °C in every month. What changes is the rain. The long rains come from mid-March to mid-May and are heaviest in April; the short rains from about October to mid-December, heaviest in November. Between them it is dry, and driest from June to early September.',
    },
    {
      kind: 'table',
      caption:
        'The year at a glance. Rain is a rounded average for Musanze, below the volcanoes; poor, good and best are our reading of the season.',
      head: [
        'Month',
        'Rain, mm',
        'Gorillas and chimpanzees, Rwanda',
        'The same, Uganda',
        'Savannah, Tanzania',
        'Savannah, Kenya',
      ],
      rows: [
        ['January', '80', 'good', 'best', 'best', 'best'],
        ['February', '100', 'good', 'best', 'best', 'best'],
        ['March', '140', 'poor', 'good', 'good', 'good'],
        ['April', '175', 'poor', 'poor', 'poor', 'poor'],
        ['May', '130', 'good', 'good', 'poor', 'poor'],
        ['June', '50', 'best', 'best', 'best', 'good'],
        ['July', '25', 'best', 'best', 'best', 'best'],
        ['August', '60', 'best', 'best', 'best', 'best'],
        ['September', '115', 'best', 'best', 'best', 'best'],
        ['October', '150', 'good', 'poor', 'best', 'best'],
        ['November', '145', 'poor', 'poor', 'good', 'good'],
        ['December', '105', 'good', 'best', 'best', 'best'],
      ],
    },
    {
      kind: 'text',
      text: '“Poor” is about paths and tracks. The gorillas are there all year, permits cost the same on most days, and a wet forest is still a forest. You walk more slowly in it, that is all.',
    },
    { kind: 'heading', text: 'December to February' },
    {
      kind: 'text',
      text: 'The short dry season. Paths in the Virunga hold your boots again, [Bwindi](/parks/bwindi) is at its best in January and February, and birds are too: from November to February is the good time to look for them in Rwanda. In Tanzania the herds stand on the Ndutu plains, and the calves are born from late January to March. In late February the cycling race round Rwanda closes roads as it passes; ask us for its days before you fix a drive.',
    },
    { kind: 'heading', text: 'March to May' },
    {
      kind: 'text',
      text: 'The long rains. Landslides can close the road to Musanze for hours in April and May, the tracks of [Akagera](/akagera-national-park) are heavy, and its grass is taller than a topi. What speaks for these months is price: cars are at their low rate, a day in the [Serengeti](/parks/serengeti) costs USD 70.80 instead of 82.60 between 15 March and 15 May, and a ticket for the [Maasai Mara](/parks/maasai-mara) is USD 100 until the end of June and 200 after it (as of 2025).',
    },
    {
      kind: 'notice',
      text: 'From 7 to 13 April Rwanda commemorates the 1994 Genocide against the Tutsi. Music and celebrations stop, and some places close on the 7th. You are welcome to travel, quietly. Plan nothing loud for that week.',
    },
    { kind: 'heading', text: 'June to September' },
    {
      kind: 'text',
      text: 'The long dry season, and the best of the year for walking after anything. In July Musanze sees about 25 mm of rain and Nyungwe 30, against 225 there in April. In Akagera the grass is short and the animals come to the lake. The herds are at the Mara River mostly from mid-July to early October, and [the journey that waits for them](/package-details/following-the-herds) leaves only in these months. The price of dryness is company: gorilla permits are limited to 96 a day in Rwanda, so book those first and everything else around them.',
    },
    { kind: 'heading', text: 'October and November' },
    {
      kind: 'text',
      text: 'The short rains arrive, usually as a storm in the afternoon with a clear morning before it. Tanzania and Kenya are still dry in October. In Rwanda these weeks suit people who come for towns, villages, coffee and [Kibeho](/kibeho-pilgrimage-package) rather than for summits. Bring a real rain jacket, not a hopeful one.',
    },
    { kind: 'heading', text: 'Days to plan around' },
    {
      kind: 'list',
      items: [
        '**Last Saturday of every month.** Community work from about 08:00 to 11:00. Shops close and most traffic stops, so start before eight or after eleven. Trips to the airport and to parks are normally let through with proof.',
        '**3 June.** Martyrs’ Day in [Uganda](/uganda). Very large crowds walk to Namugongo, and roads east of Kampala close from 2 June.',
        '**15 August.** The largest pilgrimage to Kibeho, 30,000 to 50,000 people. Book rooms and buses months ahead.',
        '**September, the day varies.** Kwita Izina, the naming of the young gorillas. Rooms near Kinigi are full.',
        '**28 November.** The main feast of Kibeho, 20,000 to 50,000 people, in the rains.',
      ],
    },
    { kind: 'heading', text: 'If you want one answer' },
    {
      kind: 'list',
      items: [
        '**Gorillas and dry boots:** June, July, August or September.',
        '**Gorillas and a little more room:** January or February.',
        '**Gorillas and the herds in one journey:** mid-July to September.',
        '**Kilimanjaro:** January, February, or July to September.',
        '**Zanzibar afterwards:** any month but April and May; Stone Town gets about 320 mm of rain in April.',
      ],
    },
    {
      kind: 'text',
      text: 'Then look at what leaves when: [the timetable](/departures) shows the fixed dates with the seats that are left, and every page under [journeys](/packages) has its own twelve months. If your weeks are fixed and the table says “poor”, [ask us](/contact) anyway. Usually something good can be made of it, with a later start and a better jacket.',
    },
  ],
  sources: [
    'Rain and temperature: rounded averages from general climatology (2025), for orientation only',
    'Serengeti fees: africangorilla.com (2025)',
    'Maasai Mara fees: nairobiwire.com (June 2024) and wanderlustmagazine.com (2025)',
    'Attendance at Kibeho: atnews.co.za, cisanewsafrica.com (2018), ktpress.rw and rwandasun.com (2023)',
    'Seasons, community work and road closures: general knowledge of the road, not checked against a published source',
  ],
  journeys: ['following-the-herds', 'an-hour-with-the-gorillas', 'kigali-to-the-long-grass'],
}
