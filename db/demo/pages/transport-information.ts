import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const transportInformation: PageContent = {
  slug: 'transport-information',
  title: 'Cars, roads and borders',
  sentence:
    'Cars with and without a driver, what a day and a rate hold, airports, buses, boats, honest hours on the road, and borders.',
  lede: 'What a hire holds and what it does not, how days are counted, and how long the road really takes.',
  scene: { id: 'trail', hour: 'day', seed: 9, place: 'On the Kivu belt road' },
  sections: [
    {
      id: 'with-a-driver',
      title: 'With a driver',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**In the rate:** the car, insurance, the driver’s pay, meals and bed, wherever the night is.',
            '**Not in it:** fuel, park and vehicle fees, kilometres beyond those of the rate, papers for a border.',
            '**No deposit and no excess.** Both are only for cars that you drive.',
            '**A driver’s day** is ten to eleven hours. Beyond that overtime is due, and tired drivers are the danger on these roads. Plan shorter days.',
            '**Every class** comes with a driver; minibuses, coaches and the long safari car come only so.',
          ],
        },
      ],
    },
    {
      id: 'without-a-driver',
      title: 'Without a driver',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'What is asked of you',
          head: ['The rule', 'Why', 'What to do'],
          rows: [
            [
              '23 years or older on the first day; 25 for the large 4x4s',
              'The insurance asks it',
              'Give the driver’s date of birth when you book',
            ],
            [
              'A licence held for two years, in English or French, or with an international permit',
              'The insurance, and the police at the roadside',
              'Carry both papers',
            ],
            ['A deposit of USD 300 to 1,000, by class', 'It is kept back until the car is home', 'Have a card or cash for it'],
            [
              'An excess of USD 1,000 in case of damage',
              'The insurance pays what is above',
              'Add the waiver for each day, if you sleep better',
            ],
            ['Full tank out, full tank back', 'So that nobody has to count', 'Fill up on the last morning'],
            ['Fines are yours', 'The cameras take the number plate', 'Keep to the limit, at most 80 km/h'],
          ],
        },
        {
          kind: 'text',
          text: 'Age, licence, deposit and excess differ by class and stand beside each price. Sums as of 2025.',
        },
      ],
    },
    {
      id: 'how-days-are-counted',
      title: 'How days and kilometres are counted',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**A day is 24 hours begun,** by the clock in Kigali. From ten to ten is one day; a minute more is two.',
            '**Season:** high from 1 June to 30 September and from 20 December to 5 January. Each day goes by the season it begins in.',
            '**Longer is cheaper:** from 7 days each day costs 5% less, from 14 days 10%. From 30 days [ask us](/contact).',
            '**Kilometres:** 150 a day, 200 for coaches, added up over the whole hire. A further one costs what the class says.',
            '**Value added tax** is in the rates of cars that you see. The price of your hire has it on a line of its own.',
            '**Delivery at Kigali airport** is free from 06:00 to 22:00. By night it is an extra.',
            '**One way** to another country is not sold on the site. Ask.',
          ],
        },
        {
          kind: 'text',
          text: 'A car that is there is held for you while you pay, like a seat. Hire closes at 18:00 in Kigali on the day before. All classes with their rates stand under [car hire rates](/car-hire-rates), and [here you hire one](/booking/hire).',
        },
      ],
    },
    {
      id: 'driving-here',
      title: 'Driving here',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            'You drive on the right in Rwanda and Burundi, on the left in Uganda, Kenya and Tanzania.',
            '40 to 60 km/h in towns and at most 80 outside. Cameras are many.',
            'Seat belts are compulsory. Police test breath, and often.',
            'Do not drive after dark outside towns: people, goats and bicycles have no lamps, and many hire contracts forbid it.',
            'There is petrol and diesel in all towns, none inside Akagera and none along the Nyungwe crossing.',
            'In Akagera keep to the tracks and to 40 km/h; a 4x4 is advised in the wet. The park asks a fee for the car.',
            'In the Maasai Mara private cars have made no game drives since June 2024.',
          ],
        },
      ],
    },
    {
      id: 'hours-on-the-road',
      title: 'Hours on the road',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'A kilometre here is longer than at home. Roads are good, winding and shared with trucks, and 40 kilometres in an hour is normal. The driving times above are without stops. Add lunch, add photographs, and in April and May keep an hour for a landslide on the road to Musanze.',
        },
      ],
    },
    {
      id: 'borders',
      title: 'Borders',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'From Rwanda by land',
          head: ['Crossing', 'To', 'From', 'Know that'],
          rows: [
            ['Gatuna', '[Uganda](/uganda): Kabale, Kampala', 'Kigali, 1 h 55', 'Open day and night. 30 to 90 minutes for papers'],
            ['Cyanika', '[Uganda](/uganda): Kisoro, Bwindi', 'Musanze, 35 min', 'Cross in daylight. 45 to 90 minutes'],
            [
              'Kagitumba',
              '[Uganda](/uganda): Mbarara',
              'Nyagatare, 35 min',
              '30 to 90 minutes. Confirm the road before you travel',
            ],
            ['Rusumo', '[Tanzania](/tanzania)', 'Kigali, 3 h', 'Open day and night; many trucks'],
            ['All to [Burundi](/burundi)', 'Burundi', '–', 'Closed since 11 January 2024. Fly'],
            [
              'Rubavu and Rusizi',
              '[DR Congo](/dr-congo)',
              '–',
              'Most governments advise against it. Our cars do not cross: nobody insures them there',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Most classes may go to Uganda, Kenya and Tanzania; the city sedan stays in Rwanda. The car’s papers take five days and cost one sum for each car and hire, however many borders. The COMESA insurance card, about USD 40 to 60 a month, and what the border itself asks are paid apart: road tolls of about USD 20 to 40 in Uganda, about USD 25 and a fuel levy in Tanzania (as of 2025, not checked).',
        },
        { kind: 'text', text: 'Your own papers stand under [visas](/important-to-know#visas).' },
      ],
    },
    {
      id: 'airports-and-planes',
      title: 'Airports and planes',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'In the air from Kigali',
          head: ['To', 'Hours', 'Know that'],
          rows: [
            [
              'Kamembe, for Nyungwe and the south of Lake Kivu',
              '40 min',
              'The domestic route. Confirm the timetable before you travel',
            ],
            ['Musanze, by helicopter', '25 min', 'Charter; flies when the cloud lets it'],
            ['Akagera, by helicopter', '25 min', 'Charter'],
            ['Entebbe', '1 h', 'Uganda asks for its visa before you fly'],
            ['Nairobi', '1 h 30', 'Safari planes leave from another airport of the city, Wilson'],
            ['Kilimanjaro', '1 h 35', 'Not every day. Confirm before you travel'],
            ['Dar es Salaam', '1 h 55', 'Zanzibar is a ferry of two hours from there'],
            ['Zanzibar', '2 h 05', 'Four flights a week when it began in December 2025; one way may call at Mombasa'],
            ['Bujumbura', '40 min', 'Said to fly since the land border closed. Confirm before you travel'],
          ],
        },
        {
          kind: 'text',
          text: 'Kigali International, KGL, is 20 to 45 minutes from the centre. Small safari planes take 15 kg in a soft bag, hand luggage included.',
        },
      ],
    },
    {
      id: 'buses-and-boats',
      title: 'Buses, motos and boats',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Coaches** between towns leave Nyabugogo in Kigali every half hour, with numbered seats. They go to towns, and parks begin after the last stop.',
            '**City buses** take a prepaid card.',
            '**Motos** are the normal ride in the city. Agree the price, wear the helmet, leave it in rain and at night.',
            '**Boats on Lake Kivu:** public ones run on some days only, from two and a half to four hours between Rubavu and Karongi. Confirm before you travel. A chartered speedboat takes about two.',
          ],
        },
      ],
    },
  ],
}
