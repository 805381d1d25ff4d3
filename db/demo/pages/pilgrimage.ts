import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const pilgrimage: PageContent = {
  slug: 'pilgrimage',
  title: 'Pilgrimage to Kibeho',
  sentence:
    'Pilgrimages to Our Lady of Kibeho in Rwanda, for one person, a family or a parish: Mass times, simple rooms, a bus that waits.',
  lede: 'In the hills of the south stands the shrine of Our Lady of Kibeho, whose apparitions were recognised by the Church in 2001. We bring you there, and leave you time.',
  scene: { id: 'kibeho', hour: 'dusk', seed: 2, place: 'Kibeho, the road to the church' },
  sections: [
    {
      id: 'why-kibeho',
      title: 'Why people come',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Kibeho is the only place in Africa whose Marian apparitions have been recognised by the local bishop. What was reported from 28 November 1981 on, by students of a girls’ boarding school, comes down to a few words: repent while there is time, pray sincerely, see that suffering has a meaning, love and be reconciled.',
        },
        {
          kind: 'text',
          text: 'Pilgrims come to pray, and carry home water from the spring in the valley. What happens there is not ours to promise. We answer for the road, the room and the hours.',
        },
        {
          kind: 'text',
          text: 'The story, the places and the Rosary of the Seven Sorrows are told on the page of [Kibeho](/kibeho-pilgrimage-package).',
        },
      ],
    },
    {
      id: 'on-your-own',
      title: 'For one person, a couple, a family',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Join a [departure](/departures) and share the bus, or take the same pilgrimage on a day of your own. Rooms are simple: two beds, a bath in the corridor or behind the door, meals at set hours, quiet after supper. You may come without belonging to any group or any church; shoulders and knees covered, and silence where it is asked.',
        },
        {
          kind: 'list',
          items: [
            '[The road to Kibeho](/package-details/the-road-to-kibeho). Five days, three nights at the shrine, with Kabgayi and Save.',
            '[Kibeho, the feast of 28 November](/package-details/kibeho-the-feast-of-28-november). Three days for the vigil, the candles and the feast.',
            '[From Namugongo to Kibeho](/package-details/from-namugongo-to-kibeho). Nine days by road from the Uganda martyrs to Rwanda.',
          ],
        },
      ],
    },
    {
      id: 'parishes',
      title: 'For a parish',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Book the whole group at once, with a price that falls as it grows; each pilgrimage says how many it takes. You give numbers and ages first; the names come later, from a list that you paste on your booking page. In larger groups leaders travel free, one in so many, and the price shows it on a line of its own. A room alone, permits and extras of a leader are paid.',
        },
        {
          kind: 'table',
          caption: 'Who does what',
          head: ['What', 'Who'],
          rows: [
            ['Bus and driver for the whole journey, waiting where you are', 'we'],
            ['Rooms and meals as the plan says', 'we'],
            ['A leader for the group', 'we, beside yours'],
            [
              'The letter to the shrine office: date, size, language, priest, the Mass you ask for',
              'we write it, from what you tell us',
            ],
            ['A slot for your own Mass, a procession, a guide', 'the shrine grants it, most easily to 20 people or more'],
            ['The priest, with his celebret and a letter from his bishop or superior', 'you'],
            ['Written consent of parents for minors, and two adults with them', 'you'],
            ['One leader for every 12 to 15 pilgrims, and somebody who knows first aid', 'you'],
          ],
        },
        {
          kind: 'text',
          text: '[Book a group](/booking/pilgrims) if the date is fixed. If the council has to decide first, [ask for a quote](/parish-quote): the price is then valid for 14 days. For a larger group than a pilgrimage takes, [write to us](/contact).',
        },
      ],
    },
    {
      id: 'when',
      title: 'When',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Two days draw the multitude: 15 August, the Assumption, with 30,000 to 50,000 pilgrims, and 28 November, the anniversary, with 20,000 to 50,000. If you want company, come then, and book months ahead. If you want quiet, come in January after the first, in February, or on a weekday in June or July.',
        },
        {
          kind: 'text',
          text: 'All the feasts, and how to prepare, are under [how to choose and prepare](/pilgrimage-details).',
        },
      ],
    },
  ],
}
