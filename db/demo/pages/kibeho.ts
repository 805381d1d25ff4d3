import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

/** Visionaries and clergy are not named on purpose, and the camp of 1995 is no matter for an operator's page: the fact files say so. */
export const kibeho: PageContent = {
  slug: 'kibeho',
  title: 'Kibeho',
  sentence:
    'The story and the places of Our Lady of Kibeho: dates, chapels, the spring, the Rosary of the Seven Sorrows, rules for groups.',
  lede: 'A hill in the south of Rwanda, a school, a church and a spring. The apparitions that were reported here from 1981 to 1989 were recognised by the Church in 2001.',
  scene: { id: 'kibeho', hour: 'dusk', seed: 8, place: 'Kibeho, the road of candles' },
  sections: [
    {
      id: 'overview',
      title: 'What Kibeho is',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'The shrine is called Our Lady of Sorrows. The name that the apparition gave itself is Nyina wa Jambo, Mother of the Word. It is the only place in Africa whose Marian apparitions have been recognised by the local bishop, and the recognition is of three visionaries only.',
        },
        {
          kind: 'text',
          text: 'What they reported asks for repentance and conversion while there is time, for sincere prayer, for love and reconciliation. It speaks of the meaning of suffering, and it asks for an old prayer to be taken up again: the Rosary of the Seven Sorrows.',
        },
        {
          kind: 'text',
          text: 'Kibeho lies in Nyaruguru District at about 1,900 metres. Evenings are cool, 12 to 15 °C, and afternoons can be wet. The shrine is in the care of the Pallottine Fathers; Pallottine Sisters and other congregations have houses nearby, and the Marian Fathers the Cana centre. After the road was paved, the shrine counted more than 700,000 pilgrims in the first full year.',
        },
      ],
    },
    {
      id: 'timeline',
      title: 'What happened, and when',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Dates',
          head: ['When', 'What'],
          rows: [
            ['1934', 'The parish of Kibeho is founded, dedicated to Mary, Mother of God. It belongs to the Diocese of Butare.'],
            [
              '28 November 1981',
              'First apparition, on a Saturday at about 12:35, to a student in the dining room of the girls’ boarding school.',
            ],
            [
              '1982 and 1983',
              'Two more students of the school report apparitions: one until 15 September 1982, one until 3 December 1983.',
            ],
            ['March to May 1982', 'A medical commission begins its inquiry; a theological one is installed.'],
            ['19 August 1982', 'The visionaries report a long vision of violence and of dead who are not buried.'],
            ['15 August 1988', 'The Bishop of Butare approves public devotion and leaves the question of authenticity open.'],
            ['28 November 1989', 'Last apparition, eight years to the day after the first.'],
            [
              '1992',
              'The Diocese of Gikongoro is created, and Kibeho belongs to it. The foundation stone of the shrine is laid on 28 November.',
            ],
            [
              '29 June 2001',
              'The Bishop of Gikongoro publishes the declaration that recognises the apparitions, at Mass in his cathedral.',
            ],
            ['2 July 2001', 'The Holy See releases the text.'],
            ['31 May 2003', 'The church of Our Lady of Sorrows is consecrated.'],
            ['28 November 2007', 'The jubilee of 25 years closes with about 35,000 pilgrims.'],
            ['2022', 'The road from Huye is paved: 40 to 50 minutes instead of up to three hours.'],
            [
              '15 August 2023',
              'The shrine begins to raise funds for a larger church, open ground and an easier path to the spring.',
            ],
          ],
        },
      ],
    },
    {
      id: 'places',
      title: 'The places',
      updatedOn,
      blocks: [
        {
          kind: 'picture',
          scene: { id: 'kibeho', hour: 'dawn', seed: 12, place: 'Kibeho, before the first Mass' },
          caption: 'The church on its hill, before the Mass of 06:30.',
        },
        {
          kind: 'table',
          caption: 'Where pilgrims go, and how long it takes',
          head: ['Place', 'What it is', 'Allow'],
          rows: [
            [
              'Church of Our Lady of Sorrows',
              'Statue of Our Lady of Kibeho inside; a wide ground and a podium outside for feast-day Masses',
              '45 min',
            ],
            [
              'Chapel of the Apparitions',
              'Once the dormitory of the school, in the compound behind the church. Silence. Outside lessons, or with the shrine’s guide',
              '45 min',
            ],
            ['The spring', 'In the valley. Pilgrims carry its water home; treat it before drinking', '1 h, with a steep path'],
            ['Rosary path', 'A path to walk while praying', '45 min'],
            ['Way of the Cross', 'On Calvary hill, over uneven ground', '1 h 15'],
            ['Nyarushishi', 'A hill above Kibeho with a small chapel', '1 h 30'],
            [
              'Cana centre',
              'Retreat house of the Marian Fathers with a tall statue of Christ, the Divine Mercy; chapel and garden',
              '1 h 15',
            ],
            ['Stalls', 'Rosaries of the Seven Sorrows are made here', '20 min'],
          ],
        },
      ],
    },
    {
      id: 'memorial',
      title: 'The parish church',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'In April, during the 1994 Genocide against the Tutsi, people who had sought refuge in the parish church of Kibeho were killed there. One of the three recognised visionaries was killed that year too. A memorial stands beside the church.',
        },
        {
          kind: 'text',
          text: 'It is visited in silence, for half an hour, by those who wish. Ask before you enter. No photographs of remains.',
        },
      ],
    },
    {
      id: 'seven-sorrows',
      title: 'The Rosary of the Seven Sorrows',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'An old devotion, spread by the Servites since the Middle Ages, and renewed through Kibeho: the third visionary was asked to make it known. It takes about 35 minutes, and is prayed on Tuesdays and Fridays by custom.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'The prophecy of Simeon',
            'The flight into Egypt',
            'The loss of the child Jesus in the Temple',
            'Mary meets Jesus on the way to Calvary',
            'The crucifixion and death of Jesus',
            'The body of Jesus is taken down from the cross',
            'The burial of Jesus',
          ],
        },
        {
          kind: 'text',
          text: 'It begins with a prayer, an act of contrition and three Hail Marys. Each sorrow is announced and followed by one Our Father and seven Hail Marys. Three Hail Marys in honour of the tears of Mary and a prayer end it.',
        },
      ],
    },
    {
      id: 'prayer-times',
      title: 'Mass and prayer',
      updatedOn,
      blocks: [
        {
          kind: 'notice',
          text: 'These times are those of the programme that the shrine published in 2018 (kibeho-sanctuary.com). It is still widely followed: confirm before you travel.',
        },
        {
          kind: 'table',
          caption: 'The published programme',
          head: ['What', 'When'],
          rows: [
            ['Mass', 'Monday to Thursday 06:30; Friday and Saturday 06:30 and 17:30; Sunday 07:30 and 11:00'],
            ['Mass on weekday feasts', '06:30 and 11:00'],
            ['Vigil of Marian solemnities', '16:30'],
            ['Candle procession', '18:00 on the eve of feasts of the shrine, and with large groups'],
            ['Confession', 'Monday to Saturday 16:30; Sundays and feasts 10:00; on request'],
            ['Rosary', 'Monday to Saturday 16:30; Sundays and feasts 10:00'],
            ['Adoration', 'Thursday 07:00 to Friday 17:30'],
            ['Way of the Cross', 'Fridays of Lent 16:30; for groups on request'],
          ],
        },
      ],
    },
    {
      id: 'the-road',
      title: 'The road',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'From Kigali it is 3 h 15 to 4 h 15 on tarmac, by Muhanga, Nyanza and Huye; from the airport a little more. From Huye it is 45 minutes. On 14 and 15 August and on 27 and 28 November add one to two hours. The land border to Burundi is closed.',
        },
      ],
    },
    {
      id: 'groups',
      title: 'Rules for groups',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            'Write to the shrine office four to eight weeks ahead, six months for August and November: date, number, language, priest, and the Mass or procession you ask for. We do it for groups that book with us.',
            'Groups of 20 or more can ask for a Mass of their own, a procession, and a guide in English or French.',
            'One leader for 12 to 15 pilgrims, and a nurse or first-aider for each coach on feast days.',
            'Minors with written consent of their parents and two adults.',
            'A priest with celebret and a letter from his bishop or superior.',
          ],
        },
        {
          kind: 'text',
          text: 'How to prepare stands under [how to choose and prepare](/pilgrimage-details). When the date stands, [book the group](/booking/pilgrims); before that, [ask for a quote](/parish-quote).',
        },
      ],
    },
  ],
}
