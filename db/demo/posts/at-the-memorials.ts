import type { Post } from '#features/blog/post.ts'

export const atTheMemorials: Post = {
  slug: 'at-the-memorials',
  title: 'At the memorials',
  sentence:
    'How to visit the memorials of the 1994 Genocide against the Tutsi: which, when, from what age, and how to behave there.',
  lede: 'Between April and July 1994 more than one million people were killed in Rwanda in about a hundred days. The memorials are where many of them are buried. This is how to come as a visitor.',
  topic: 'people',
  scene: { id: 'hills', hour: 'mist', seed: 3, place: 'Hills in the early morning' },
  publishedOn: '2026-10-23',
  updatedOn: '2026-10-23',
  body: [
    {
      kind: 'text',
      text: 'Nobody has to go, and nobody should be talked into it. But much in this country is hard to understand without it: why April is quiet, why some questions are not asked, why so much here is younger than you expect. We plan a visit early in a journey, with time after it.',
    },
    { kind: 'heading', text: 'The words' },
    {
      kind: 'text',
      text: 'Say **the 1994 Genocide against the Tutsi**. It is the name that the United Nations use since 2018 and the one people use here, because it says who was to be destroyed. Others who opposed the killing were murdered too, and the memorials remember them. Do not say “tribes”, “civil war” or “ethnic war”. To deny or belittle what happened is a crime in Rwanda. Do not argue about numbers: “more than one million” is the national figure, and many international texts say “at least 800,000”.',
    },
    { kind: 'heading', text: 'Which memorial' },
    {
      kind: 'table',
      caption: 'Entry to all five is free. Open daily from 08:00 to 17:00 by our facts of 2025: confirm before you travel.',
      head: ['Memorial', 'Way', 'Time there', 'From age', 'What it is'],
      rows: [
        ['Kigali, at Gisozi', 'in the city', '2 h', '12', 'Resting place of more than 250,000 people. Last entry 16:00.'],
        ['Nyamata', '50 min from Kigali', '1 h', '12', 'A church kept as it was found. About 45,000 people are buried here.'],
        ['Ntarama', '45 min from Kigali', '45 min', '12', 'A church where about 5,000 people were killed on 15 April 1994.'],
        ['Murambi', '3 h 30 from Kigali, by Huye', '1 h 15', '16', 'A former school. Remains of victims are shown.'],
        ['Bisesero', 'near Karongi, Lake Kivu', '1 h 15', '12', 'A hill of resistance, with paths up the slope.'],
      ],
    },
    {
      kind: 'text',
      text: 'Gisozi, Nyamata, Murambi and Bisesero have been World Heritage Sites since September 2023. If you visit one, let it be Kigali. Give it two hours, and take the audio guide, which costs about USD 15 to 20. Nyamata and Ntarama lie on one road, but two such churches in a morning are more than most people can take in. Murambi is the hardest of the five. Read about it first, decide for yourself, and know that it is no failure to wait outside. It is not for children.',
    },
    {
      kind: 'notice',
      text: 'On the last Saturday of the month the memorial in Kigali opens at 13:00, because of community work. On 7 April it has rules of its own. From 7 to 13 April the country commemorates, and the time of remembrance lasts until 4 July.',
    },
    { kind: 'heading', text: 'Before you go in' },
    {
      kind: 'list',
      items: [
        '**Dress** as for a funeral: shoulders and knees covered, hats off, because it is a burial place.',
        '**Telephone** silent and in the bag. No photographs inside, at Kigali, Nyamata, Ntarama or Murambi. Outside, ask. No posing and no pictures of yourself.',
        '**Nothing to eat, no chewing gum.** Leave the coffee in the car.',
        '**Ask at the desk** about flowers and donations. Donations are welcome and never asked for.',
      ],
    },
    { kind: 'heading', text: 'Inside' },
    {
      kind: 'list',
      items: [
        '**Keep your voice low,** and your comments for later. Say nothing about remains.',
        '**Let survivors and families pass first.**',
        '**Listen to the guide,** who may be a survivor. Do not ask what happened to them; if they wish to tell you, they will.',
        '**Do not compare,** with another memorial or another country’s history. Each place is enough.',
        '**Step outside when you need to.** Nobody minds.',
      ],
    },
    { kind: 'heading', text: 'With children' },
    {
      kind: 'text',
      text: 'We suggest twelve as the youngest age, and sixteen for Murambi. Talk before and after, not during. If one of you stays outside with the younger ones, the other should not hurry. Where a journey begins at the memorial and you travel with small children, tell us when you book and we plan that morning another way.',
    },
    { kind: 'heading', text: 'Afterwards' },
    {
      kind: 'text',
      text: 'Plan nothing merry straight after. No shopping, no party, and if you can, no long drive either. A quiet lunch and a walk are right. [A day in Kigali](/package-details/kigali-in-a-day) puts the memorial first, then a pause, then the living city, and many people find that the second half answers the first.',
    },
    { kind: 'heading', text: 'Outside the memorials' },
    {
      kind: 'list',
      items: [
        'Never ask anyone’s ethnic group. It is not a question that is asked here, and it hurts.',
        'Do not press anyone for a story of 1994.',
        'In the week of commemoration keep music off, in the car too. If you are invited to a ceremony you are welcome: come early, dress plainly, stand when others stand.',
        'There are villages in Bugesera where survivors and people who served their sentences live side by side. Such a visit needs a prepared host and the community’s consent. Ask us; do not drop in.',
        'In Kibeho, too, a memorial stands beside the parish church. [Pilgrims](/pilgrimage-details) enter it in silence, and ask first.',
      ],
    },
    {
      kind: 'text',
      text: 'If you want to read before you come, the history is told at length in [Know Rwanda](/know-rwanda), and how to behave elsewhere in [important to know](/important-to-know). Whether to include a memorial, and on which day, is yours to say: [tell us](/contact) and we plan around it without asking why.',
    },
  ],
  sources: [
    'World Heritage listing of the four memorials: September 2023',
    'Wording: resolution of the United Nations General Assembly (2018)',
    'Opening hours, figures and ages: general knowledge (2025), to be confirmed with each memorial',
  ],
  journeys: ['kigali-in-a-day', 'lake-kivu-slowly'],
}
