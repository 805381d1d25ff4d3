import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const visitRwanda: PageContent = {
  slug: 'visit-rwanda',
  title: 'Visit Rwanda',
  sentence:
    'Plan a visit to Rwanda: when to come, visas, arriving in Kigali, hours on the road, money and health, with the year of each figure.',
  lede: 'What to decide before you fly, in the order in which you will need it. Figures carry their year. Rules change faster than pages, so the official link stands beside each.',
  scene: { id: 'hills', hour: 'mist', seed: 9, place: 'Gakenke, on the road north' },
  sections: [
    {
      id: 'when',
      title: 'When to come',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'You can come in any month. The long rains fall from mid-March to mid-May, with the most in April; the short rains from the second half of September or October to mid-December, with the most in November. June to early September is the driest and the busiest. Rain usually means an afternoon of it and steep, slippery paths, not a lost day, and it means fewer people.',
        },
        {
          kind: 'table',
          caption: 'How good each month is, country-wide',
          head: ['Month', 'Gorillas and chimpanzees', 'Savannah', 'Lake Kivu', 'Birds'],
          rows: [
            ['January', 'good', 'good', 'good', 'best'],
            ['February', 'good', 'good', 'good', 'best'],
            ['March', 'wet', 'wet', 'wet', 'good'],
            ['April', 'wet', 'wet', 'wet', 'good'],
            ['May', 'good', 'wet', 'good', 'good'],
            ['June', 'best', 'best', 'best', 'good'],
            ['July', 'best', 'best', 'best', 'good'],
            ['August', 'best', 'best', 'best', 'good'],
            ['September', 'best', 'best', 'good', 'good'],
            ['October', 'good', 'good', 'good', 'good'],
            ['November', 'wet', 'wet', 'wet', 'best'],
            ['December', 'good', 'good', 'good', 'best'],
          ],
        },
        {
          kind: 'table',
          caption: 'Days that change a plan',
          head: ['When', 'What happens', 'What to do'],
          rows: [
            [
              'Last Saturday of each month, 08:00 to 11:00',
              'Umuganda, community work. Shops shut and most traffic stops',
              'Leave before 08:00 or after 11:00. Travellers bound for a park or a flight are normally let through with proof',
            ],
            [
              'Two Sundays a month, about 07:00 to 10:00',
              'Car-free morning on some main roads of Kigali',
              'Allow more time, or walk',
            ],
            [
              '7 to 13 April',
              'Commemoration week. No music, no celebrations, some places closed',
              'Come if you will be quiet, and plan no party',
            ],
            [
              '15 August and 28 November',
              'Great feasts at Kibeho, with up to 50,000 pilgrims',
              'Book a room months ahead, and add one to two hours to the road on the eve and the day',
            ],
            ['Late February', 'Tour du Rwanda, a cycling race', 'Expect roads to close while it rolls through'],
            ['September, the day varies', 'Kwita Izina, the naming of gorilla babies', 'Book Kinigi early: its beds are full'],
          ],
        },
        { kind: 'text', text: 'Rain and temperature for each place stand under [climate](/important-to-know#climate).' },
      ],
    },
    {
      id: 'how-long',
      title: 'How long to stay',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Rwanda looks small on a map and is not small on the road. Count hours, not kilometres, and give each place two nights if you can.',
        },
        {
          kind: 'table',
          caption: 'What fits',
          head: ['If you have', 'Then', 'For example'],
          rows: [
            ['A day', 'The city, or one long day of savannah', '[Kigali in a day](/package-details/kigali-in-a-day)'],
            [
              'Two or three days',
              'One park, or gorillas',
              '[An hour with the gorillas](/package-details/an-hour-with-the-gorillas)',
            ],
            [
              'Four or five days',
              'Gorillas and the lake, or the forest in the south-west',
              '[Nyungwe on foot](/package-details/nyungwe-on-foot)',
            ],
            [
              'A week',
              'Once round the country',
              '[Gorillas and the thousand hills](/package-details/gorillas-and-the-thousand-hills)',
            ],
            ['Ten days or more', 'Rwanda and a neighbour', '[Across to Bwindi](/package-details/across-to-bwindi)'],
          ],
        },
        {
          kind: 'text',
          text: 'On a [fixed departure](/departures) you share the car and the price. On [a date of your own](/tailor-made) you choose the day and the pace.',
        },
      ],
    },
    {
      id: 'visa',
      title: 'Visa and passport',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Your passport should be valid for six months after the journey and have a blank page, two if you go on to a neighbour. Everybody can get a visa on arrival.',
        },
        {
          kind: 'table',
          caption: 'Visas for Rwanda, as of 2025 (source: The New Times, 2018 and 2020)',
          head: ['Who', 'What', 'Fee'],
          rows: [
            ['All nationalities', '30 days, one entry, on arrival or online', 'USD 50'],
            ['All nationalities', '30 days, several entries', 'USD 70'],
            ['Citizens of African Union, Commonwealth and Francophonie countries', '30 days', 'none'],
            ['Citizens of the East African Community', 'up to 6 months', 'none'],
            ['Some other countries, by agreement', '90 days', 'none: ask'],
            [
              'Whoever goes on to Uganda or Kenya',
              'East Africa Tourist Visa, 90 days, several entries in the three countries',
              'USD 100',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Apply for the East Africa Tourist Visa to the country you enter first, because that one issues it. Leave the three countries, for Tanzania say, and it ends. It cannot be extended. Kenya has had an electronic authorisation of its own since January 2024: check whether it still wants one beside a visa that Rwanda or Uganda issued.',
        },
        {
          kind: 'text',
          text: 'The word that counts is that of the [directorate of immigration](https://www.migration.gov.rw); you apply on [Irembo](https://irembo.gov.rw). Visas of the neighbours stand under [visas](/important-to-know#visas).',
        },
      ],
    },
    {
      id: 'arrival',
      title: 'Arriving',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Kigali International, KGL, lies 10 to 12 kilometres east of the centre: 20 to 30 minutes when the road is free, 45 when it is not. A new airport at Bugesera is being built; its opening was announced for 2027 or 2028, so your ticket says KGL.',
        },
        {
          kind: 'list',
          items: [
            '**Plastic bags are taken from you at the border.** They have been banned since 2008. Unpack them into cloth before you fly.',
            '**Yellow-fever certificate:** you need it if you come from a country with the risk, which includes Uganda, Kenya, Burundi and DR Congo. Keep it with the passport.',
            '**Drones** need permission from the civil aviation authority before you arrive. Without it they stay at the airport until you leave.',
            '**A SIM card** costs from about RWF 1,000 plus data, with your passport (as of 2025, not checked).',
            '**Money:** a machine in any town gives Rwandan francs.',
          ],
        },
        {
          kind: 'text',
          text: 'By land from Uganda you come through Gatuna, open day and night, through Cyanika, best in daylight, or through Kagitumba; from Tanzania through Rusumo. Formalities take 30 to 90 minutes. The land border with Burundi has been closed since 11 January 2024.',
        },
      ],
    },
    {
      id: 'ways-round',
      title: 'Ways round',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Hours by road, without stops',
          head: ['From Kigali to', 'Usually', 'Between'],
          rows: [
            ['Nyamata', '50 min', '40 min and 1 h 05'],
            ['Nyanza', '2 h', '1 h 55 and 2 h 30'],
            ['Musanze', '2 h 10', '2 h and 2 h 45'],
            ['Kinigi, for the gorillas', '2 h 40', '2 h 25 and 3 h 20'],
            ['Akagera, south gate', '2 h 30', '2 h 15 and 2 h 55'],
            ['Huye', '2 h 55', '2 h 35 and 3 h 30'],
            ['Karongi, Lake Kivu', '2 h 55', '2 h 45 and 3 h 30'],
            ['Rubavu, Lake Kivu', '3 h 25', '3 h and 4 h'],
            ['Kibeho', '3 h 35', '3 h 15 and 4 h 15'],
            ['Nyungwe, Uwinka', '5 h', '4 h 45 and 5 h 45'],
          ],
        },
        {
          kind: 'list',
          items: [
            '**Car with driver.** The usual way, and included in our journeys. The driver knows the trucks, the cameras and the rain. See [cars and rates](/car-hire-rates).',
            '**Self-drive.** You drive on the right. The limit is 40 to 60 km/h in towns and at most 80 outside, and cameras keep it. Seat belts are compulsory, and police test for alcohol. There is no fuel in Akagera or along the Nyungwe crossing, so fill up before. More under [transport](/transport-information).',
            '**Bus.** Coaches between towns leave Nyabugogo every half hour, with numbered seats. City buses take a prepaid card. They reach towns, not trailheads.',
            '**Moto.** The normal ride in the city. Agree the price or use the meter or the app, wear the helmet, and leave it alone in rain and after dark.',
            '**Plane.** Kigali to Kamembe takes 40 minutes instead of about six hours by road. The timetable changes: confirm before you travel.',
            '**Boat.** Public boats on Lake Kivu run on some days only: confirm before you travel. Others are chartered.',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'Money',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'The currency is the Rwandan franc, about 1,450 to the US dollar (as of 2025). Machines in every town give francs, and hotels and larger shops take Visa and Mastercard. From the market stall to the motorcycle, people pay by telephone. Dollar notes must be clean and dated 2013 or later, or you get less for them, or nothing.',
        },
        {
          kind: 'table',
          caption: 'What small things cost, as of 2025, not checked',
          head: ['What', 'US dollars'],
          rows: [
            ['Bottle of water', '0.70'],
            ['Beer', '1.50 to 2.50'],
            ['Local meal', '4 to 7'],
            ['Dinner in a restaurant', '12 to 20'],
          ],
        },
        {
          kind: 'text',
          text: 'Our prices are in dollars with the sum in francs beside them, and you may pay in either. What people expect for their help stands under [tipping](/important-to-know#tipping).',
        },
      ],
    },
    {
      id: 'health',
      title: 'Health, in brief',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**See a travel clinic** six to eight weeks before you leave. It knows you; we do not.',
            '**Malaria** is there all year and everywhere, less of it high up and in central Kigali. Tablets are generally advised.',
            '**Water:** drink it bottled, boiled or filtered.',
            '**Height:** Kigali lies at 1,567 metres, Kinigi at 2,200, and gorilla walks climb to 3,300. Take the first day slowly.',
            '**Sun** is strong at this height, cloud or not.',
            '**A cold** keeps you from gorillas and chimpanzees, because they catch it. Say so before the walk.',
          ],
        },
        {
          kind: 'text',
          text: 'All of it, with reasons, stands under [health](/important-to-know#health), and the world’s view of it at the [World Health Organization](https://www.who.int/travel-advice). In an emergency the police answer 112 and the ambulance 912.',
        },
      ],
    },
    {
      id: 'safety',
      title: 'Is it safe?',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Street crime is generally very low. Read your own government’s advice for two strips of land: the border with DR Congo around Rubavu and Rusizi, and the border with Burundi with southern Nyungwe. We do not cross into DR Congo. What we ask of everybody stands under [safety](/important-to-know#safety).',
        },
      ],
    },
  ],
}
