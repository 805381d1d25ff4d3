import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

/** Visionaries and clergy are not named on purpose, and the camp of 1995 is no matter for an operator's page: the fact files say so. */
export const kibeho: PageContent = {
  slug: 'kibeho',
  title: 'Kibeho',
  sentence:
    'The story of Our Lady of Kibeho: what was reported and recognised, the dates, the parish church, the Rosary of the Seven Sorrows.',
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
  ],
}
