import type { Post } from '#features/blog/post.ts'

export const takingAParishToKibeho: Post = {
  slug: 'taking-a-parish-to-kibeho',
  title: 'Taking a parish to Kibeho',
  sentence:
    'When to write to the shrine, what a priest must bring, where a group sleeps, and how the days go: a plan for leaders.',
  lede: 'A pilgrimage of forty people is decided in the months before it. Here is the order in which to do things, written for the person who will carry the list.',
  topic: 'kibeho',
  scene: { id: 'pilgrim-road', hour: 'dawn', seed: 12, place: 'On the road to Kibeho' },
  publishedOn: '2026-08-04',
  updatedOn: '2026-10-20',
  body: [
    {
      kind: 'text',
      text: 'Kibeho is a small town at about 1,900 m in the south of [Rwanda](/rwanda). Apparitions of Our Lady to students of its girls’ school were reported from 28 November 1981 to 28 November 1989. The Bishop of Gikongoro recognised those to three of them on 29 June 2001, and Kibeho is the only place in Africa whose Marian apparitions have been recognised by the Church. The title given there is Nyina wa Jambo, Mother of the Word; the shrine is that of Our Lady of Sorrows.',
    },
    { kind: 'heading', text: 'Choose the date first' },
    {
      kind: 'table',
      caption: 'What to expect, and how early to write to the shrine office',
      head: ['When', 'What', 'Pilgrims', 'Write ahead'],
      rows: [
        ['28 November', 'Anniversary, the main feast', '20,000 to 50,000', '6 months'],
        ['15 August', 'Assumption', '30,000 to 50,000', '6 months'],
        ['15 September', 'Our Lady of Sorrows, feast of the shrine', 'many', '4 to 8 weeks'],
        ['31 May', 'Anniversary of the church’s consecration', 'fairly many', '4 to 8 weeks'],
        ['Last Friday to Sunday of a month', 'A weekend of recollection', 'some', '4 to 8 weeks'],
        ['January after the 1st, February, weekdays in June and July', 'The quiet weeks', 'few', '4 to 8 weeks'],
      ],
    },
    {
      kind: 'text',
      text: 'A feast is a great thing to have been part of, and a hard place to hear yourself pray. If your people are elderly, or new to it, take a quiet week and have the church almost to yourselves.',
    },
    {
      kind: 'notice',
      text: 'In 2026, 28 November is the last Saturday of its month, the morning on which community work usually stops the traffic until about 11:00. Whoever wants the feast should be in Kibeho on the 27th in any case: the vigil Mass is at 16:30 and the candle procession at 18:00.',
    },
    { kind: 'heading', text: 'The letter to the shrine' },
    {
      kind: 'text',
      text: 'Put into one letter: the date, how many you are, your language, who your priest is, and any Mass or procession you ask for. Groups of twenty or more can ask for a Mass of their own, a candle procession, and a guide in English or French. We write it for you when you travel with us.',
    },
    {
      kind: 'list',
      items: [
        '**Your priest** brings a celebret and a letter from his bishop or superior and registers at the office, because the shrine must know who celebrates and who hears confessions.',
        '**Prayer as a group outside the programme** needs the rector’s agreement. Public preaching without registration is not allowed in Rwanda.',
        '**Minors** travel with their parents’ written consent and two accompanying adults.',
        '**Leaders:** one for every 12 to 15 pilgrims, and on feasts a nurse or first-aider for each coach.',
        '**A list** of all passengers with passport numbers travels with the driver.',
      ],
    },
    { kind: 'heading', text: 'The road and the bus' },
    {
      kind: 'text',
      text: 'From Kigali it is 3 h 35, from Huye 45 minutes. Until the tarmac came in 2022, Huye to Kibeho could take three hours. Count one or two hours more on 14 and 15 August and on 27 and 28 November. A bus of 25 to 29 seats is the best size. Full coaches reach Kibeho too, but park at the edge of town on a feast, so everyone walks; agree on a meeting point that is not the church door. From Kampala it is 13 h 30 without the border, which makes two days.',
    },
    { kind: 'heading', text: 'Beds' },
    {
      kind: 'table',
      caption: 'What a night costs, roughly, as of 2025; none of it checked with the owners',
      head: ['Where', 'What', 'USD'],
      rows: [
        ['Houses of congregations in Kibeho', 'Twin or dormitory, set meals, quiet hours', '15 to 40 a person, full board'],
        ['Small guest houses in Kibeho', 'Plain rooms', '20 to 50 a room'],
        ['Hotels in Huye, 45 minutes away', 'The overflow on feast days', '40 to 90 a room'],
        ['Schools and halls, on feasts', 'Floor space, sometimes only that', 'ask'],
      ],
    },
    { kind: 'heading', text: 'Two days in Kibeho' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Morning Mass** at 06:30, on Sundays at 07:30 and 11:00. Confession and rosary on weekdays at 16:30.',
        '**The Chapel of the Apparitions,** in the school compound, with a guide and in silence. Outside lessons.',
        '**The spring,** 15 to 25 minutes down a steep path and longer up again. Those with bad knees wait at the top; somebody brings them water. It is treated before it is drunk.',
        '**The Cana centre,** with the chaplet of Divine Mercy at 15:00.',
        '**The Way of the Cross,** an hour to an hour and a half over uneven ground. A stick helps.',
        '**The Rosary of the Seven Sorrows,** prayed as a group in the evening, about 35 minutes.',
        '**Adoration** from Thursday 07:00 to Friday 17:30.',
      ],
    },
    {
      kind: 'notice',
      text: 'These times are from the programme that the shrine published in 2018. It is still widely followed. Confirm by telephone before you print your own.',
    },
    { kind: 'heading', text: 'How to behave there' },
    {
      kind: 'text',
      text: 'Shoulders and knees are covered in every chapel. There are no photographs during Mass or confession, nor of people at prayer. Offerings go into the boxes or to the office, against a receipt, and never to a person at the site. The surviving visionaries are not looked for; any meeting is for the shrine to decide. A memorial beside the parish church remembers those killed there in the 1994 Genocide against the Tutsi. Enter it only in silence, and ask first.',
    },
    { kind: 'heading', text: 'What it costs' },
    {
      kind: 'text',
      text: 'The shrine asks no entrance fee. A Mass offering of RWF 2,000 to 5,000 and USD 10 to 20 from a group for its guide are customary, by what we are told: confirm before you travel. The rest is bus, beds and meals, and it falls with every pilgrim who joins. In our groups one place in every sixteen is free of the base price at present, for a leader. [The road to Kibeho](/package-details/the-road-to-kibeho) shows what a group of 15 or 25 pays; [how to choose and prepare](/pilgrimage-details) and [the programme](/kibeho-pilgrimage-package) say the rest.',
    },
    { kind: 'heading', text: 'On the way' },
    {
      kind: 'text',
      text: 'Kabgayi, with the oldest cathedral in Rwanda, lies on the road from Kigali; Save, the first mission, founded on 8 February 1900, is a short way from Huye. At Ruhango the great gatherings were suspended in May 2025, and we could not verify that they have resumed, so plan private prayer there and no more. Groups from [Uganda](/uganda) often begin at Namugongo, as [this journey](/package-details/from-namugongo-to-kibeho) does.',
    },
  ],
  sources: [
    'History, recognition and feasts: kibeho-sanctuary.com; theeastafrican.co.ke (2016); newtimes.co.rw (2010, 2017)',
    'Mass times: programme of kibeho-sanctuary.com (2018)',
    'Number of pilgrims: atnews.co.za; cisanewsafrica.com (2018); ktpress.rw and rwandasun.com (2023)',
    'Road: imsilkroad.com, atnews.co.za (2022) and webrwanda (2024)',
    'Ruhango: webrwanda.com and africa-press.net (May 2025)',
    'Letters, groups, beds and offerings: general knowledge of the road (2025), not checked against a published source',
  ],
  journeys: ['the-road-to-kibeho', 'kibeho-the-feast-of-28-november', 'from-namugongo-to-kibeho'],
}
