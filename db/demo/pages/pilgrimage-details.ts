import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const pilgrimageDetails: PageContent = {
  slug: 'pilgrimage-details',
  title: 'How to choose and prepare',
  sentence:
    'Choosing a pilgrimage to Kibeho: feasts and quiet weeks, walking, rooms, what to pack, manners at the shrine, and what is booked.',
  lede: 'A pilgrimage is simple, and goes better for having been thought about. Read it with whoever comes along.',
  scene: { id: 'pilgrim-road', hour: 'dawn', seed: 6, place: 'Nyaruguru, the road to Kibeho' },
  sections: [
    {
      id: 'when',
      title: 'Feasts and quiet weeks',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'The year at the shrine',
          head: ['Day', 'Feast', 'How many come'],
          rows: [
            ['1 January', 'Mary, Mother of God, to whom the parish is dedicated', '–'],
            ['25 March', 'Annunciation', '–'],
            ['31 May', 'Visitation, and the day the church was consecrated in 2003', 'many'],
            ['15 August', 'Assumption. On the eve Mass at 16:30, candles at 18:00', '30,000 to 50,000'],
            ['15 September', 'Our Lady of Sorrows, the feast of the shrine itself', 'many'],
            [
              '28 November',
              'Our Lady of Kibeho, anniversary of the first apparition. On the eve Mass at 16:30, candles at 18:00',
              '20,000 to 50,000',
            ],
            ['8 December', 'Immaculate Conception', '–'],
            ['Last Friday of each month, to Sunday', 'A weekend of recollection', '–'],
          ],
        },
        {
          kind: 'text',
          text: 'The programme was published by the shrine in 2018 and is still widely followed: confirm before you travel, and we confirm it for a group. On feast days the great Masses are outdoors, in Kinyarwanda with parts in French, English, Swahili and Luganda.',
        },
        {
          kind: 'text',
          text: 'The quietest weeks are January after the first, February, and weekdays in June and July. April is the wettest month, and November is wet too. So the main feast may be: bring something to sit on and something to sit under.',
        },
      ],
    },
    {
      id: 'which',
      title: 'Which one suits you',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Three pilgrimages',
          head: ['If you want', 'Then', 'Know that'],
          rows: [
            [
              'Time at the shrine, and quiet',
              '[The road to Kibeho](/package-details/the-road-to-kibeho), five days',
              'Two full days at Kibeho are nearly empty of plans. That is on purpose',
            ],
            [
              'The feast',
              '[Kibeho, the feast of 28 November](/package-details/kibeho-the-feast-of-28-november), three days',
              'You stand, wait and walk a great deal, at night too',
            ],
            [
              'The road as part of it',
              '[From Namugongo to Kibeho](/package-details/from-namugongo-to-kibeho), nine days',
              'Long days in the bus, and a border',
            ],
          ],
        },
      ],
    },
    {
      id: 'walking',
      title: 'For whom, and how much walking',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Every age may come. Kibeho lies at about 1,900 metres, so a slope takes more breath than at home. Whoever cannot walk far can still be at Mass, at the chapel and at the Cana centre: tell us before. On feast days everybody walks in from the edge of town.',
        },
        {
          kind: 'table',
          caption: 'On foot at Kibeho',
          head: ['Way', 'How long', 'What it is like'],
          rows: [
            ['To the spring', '15 to 25 minutes down, longer back up', 'Steep. Closed shoes, a stick if you own one'],
            ['Way of the Cross, on Calvary hill', '1 h to 1 h 30 with the meditations', 'Uneven ground'],
            ['Nyarushishi, a small chapel on a hill', '30 to 45 minutes each way', 'A hill that overlooks Kibeho'],
            ['From the coach to the church on a feast day', 'depends on the crowd', 'Slow, among thousands'],
          ],
        },
      ],
    },
    {
      id: 'rooms',
      title: 'How you sleep',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**In Kibeho,** guest houses of congregations and a few private ones: two beds or a dormitory, set meals, quiet hours. They fill months ahead of 15 August and 28 November.',
            '**In Huye,** 45 minutes away, hotels with more comfort. On feast days it is the better base if you sleep badly.',
            '**On the feasts** many pilgrims sleep in schools, in halls or outdoors, and large groups may be offered floor space only: ask us before you pay.',
          ],
        },
        {
          kind: 'text',
          text: 'The pilgrims’ house on this site is a sample. It asks for three nights around both feasts, paid ahead, and its dormitories are separate for men and women.',
        },
      ],
    },
    {
      id: 'what-is-booked',
      title: 'What is booked, and what is not',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Booked:** bus or car with driver and fuel, rooms, the meals listed, drinking water, museums on the way, and for a group the letter to the shrine office.',
            '**Asked for, and not ours to promise:** a Mass of your own, a procession, a time for confession, a guide of the shrine. The shrine office decides. Write to it, or let us, four to eight weeks ahead, and six months ahead for August and November.',
            '**Not booked:** offerings, Mass stipends, visas, insurance, tips, flights to Kigali.',
          ],
        },
        {
          kind: 'text',
          text: 'Nobody pays to enter the shrine; offerings are welcome. A Mass offering is customarily RWF 2,000 to 5,000, and a guide of the shrine is given USD 10 to 20 for a group (as of 2025, not checked: confirm before you travel). Put offerings into the boxes, or take them to the shrine office and ask for a receipt. Give no cash to individuals at the site.',
        },
      ],
    },
    {
      id: 'priests-and-leaders',
      title: 'For priests and leaders',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'What to bring in order',
          head: ['The rule', 'Why', 'What to do'],
          rows: [
            [
              'A visiting priest brings a celebret and a letter from his bishop or superior',
              'The shrine must know who celebrates and who hears confessions',
              'Register at the shrine office on arrival',
            ],
            [
              'Group prayer outside the programme needs the rector’s agreement',
              'Rwanda does not allow public preaching that is not registered',
              'Ask in your letter, with the hour and the place',
            ],
            [
              'Minors have written consent of their parents and two adults with them',
              'They are in the group’s care, and it is asked for on the way',
              'Bring the originals',
            ],
            [
              'The leader carries a list of all with their passport numbers',
              'It is asked for at borders and in an emergency',
              'Print it before you leave; do not send it about',
            ],
            [
              'A bus from abroad has a COMESA yellow card and papers for a tourist vehicle',
              'Without them it stops at the border',
              'Have them before you set out, or take our bus',
            ],
            [
              'Across a border, some East African citizens travel on a national ID, others need passport and visa',
              'It depends on the agreement between the two countries',
              'Check for every single person, and unpack plastic bags before Rwanda',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'A coach of 25 to 29 seats is the best size for these roads. Full-size coaches reach Kibeho too, on tarmac, and park at the edge of town on a feast.',
        },
      ],
    },
  ],
}
