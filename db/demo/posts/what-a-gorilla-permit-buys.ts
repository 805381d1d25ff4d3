import type { Post } from '#features/blog/post.ts'

export const whatAGorillaPermitBuys: Post = {
  slug: 'what-a-gorilla-permit-buys',
  title: 'What a gorilla permit buys',
  sentence:
    'One family, one hour, eight people: what the USD 1,500 pay for in Rwanda, what they leave out, and how the day runs.',
  lede: 'A permit costs USD 1,500, and the hour with the gorillas is an hour. It is fair to ask what you are paying for, and what you are not.',
  topic: 'gorillas',
  scene: { id: 'virunga', hour: 'dawn', seed: 41, place: 'Kinigi, before the briefing' },
  publishedOn: '2026-06-15',
  updatedOn: '2026-06-15',
  body: [
    {
      kind: 'text',
      text: 'The permit is a paper with your name and a date on it. It makes you one of eight people who visit one family of mountain gorillas on one morning, with rangers, from the park office at Kinigi. Entry to [Volcanoes National Park](/volcanoes-national-park) is in it; there is no second ticket.',
    },
    { kind: 'heading', text: 'Why there are so few' },
    {
      kind: 'text',
      text: 'Twelve families on the Rwandan side are used to people, and each may be visited by eight people a day, for one hour. That makes 96 permits a day. The limit is for the animals, because they catch what we have. The last published counts found 1,063 mountain gorillas in the world, 604 in the Virunga massif (2015 and 2016) and 459 in Bwindi-Sarambwe (2018). They are among the few great apes whose number is rising.',
    },
    {
      kind: 'table',
      caption: 'One permit in Volcanoes National Park, in USD, as of 2025',
      head: ['Who you are', 'Permit'],
      rows: [
        ['International visitor', '1,500'],
        ['African citizen, or foreign resident of Rwanda or of another African country', '500'],
        ['Citizen of Rwanda or of another country of the East African Community', '200'],
      ],
    },
    {
      kind: 'notice',
      text: 'From November to May an offer of 30% less, USD 1,050, has existed for visitors who also stay in Akagera or Nyungwe. We could not verify that it runs this season. Ask before you count on it.',
    },
    { kind: 'heading', text: 'Where the money goes' },
    {
      kind: 'text',
      text: 'A tenth of what Rwanda’s national parks earn from tourism is shared with the people who live beside them; until 2017 it was a twentieth. The most direct money of the day, though, is not in the permit at all. It is the porter’s fee, USD 15 to 20 and about 5 as a tip, which goes from your hand to a neighbour of the park. Take a porter even if your bag is light. On the way down you will be glad of the arm.',
    },
    { kind: 'heading', text: 'How the morning runs' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Before six.** Breakfast. From Musanze be away by 06:15; the office is half an hour up the road.',
        '**07:00, Kinigi, 2,200 m.** Everybody reports here. The rangers share out the families by how well you walk, so tell them about knees, hearts and lungs. Which family you get is decided now and cannot be promised earlier.',
        '**To the trailhead.** Another 20 to 60 minutes by 4x4, depending on the family.',
        '**The walk.** Between 2,500 and 3,300 m, through fields first and then through bamboo. With the hour it takes two to seven hours in all. Nobody knows in the morning which it will be.',
        '**The hour.** It begins when you first meet the family. Masks on, voices down, ten metres.',
        '**Down again,** to soup and dry socks. Plan nothing else for the day, and no flight in the evening.',
      ],
    },
    {
      kind: 'picture',
      scene: { id: 'bamboo', hour: 'forest', seed: 8, place: 'Above the last fields' },
      caption: 'The fields end, and the bamboo begins.',
    },
    { kind: 'heading', text: 'What it does not buy' },
    {
      kind: 'list',
      items: [
        'The car to the trailhead. The permit holds the rangers, not the transport.',
        'A porter, or a carrying chair. The chair needs a team of carriers and costs USD 300 to 500; ask for it days before.',
        'A family of your choice, or an easy slope.',
        'Tips. USD 10 to 20 from each visitor, pooled for guide and trackers, is usual and never compulsory.',
        'Another date. The permit is named and dated; a change may be impossible, or cost as much as the permit.',
      ],
    },
    { kind: 'heading', text: 'The rules, and why' },
    {
      kind: 'list',
      items: [
        '**Fifteen or older, with proof.** The park does not bend here. Bring the passport.',
        '**Ten metres.** Older texts say seven; ten has been the rule since the pandemic years. If a gorilla comes closer, the guide moves you back.',
        '**A mask near the family.** Because of what we breathe out. Carry two, as one will be wet.',
        '**No flash, no food, no drink, no selfie stick.** All of them change what the animals do.',
        '**If one charges,** crouch, look down and stay. Running is the mistake.',
        '**If you need the bushes,** tell the guide, who carries a spade: waste is buried 30 cm deep.',
      ],
    },
    { kind: 'heading', text: 'When it goes wrong' },
    {
      kind: 'text',
      text: 'With a cold, a fever, an upset stomach or signs of COVID-19 you must say so, and the guide may turn you away. The park then decides on a part of the money or another day; you cannot count on either, so insure the permit. It is very rare that the family is not found. In that case the park may refund half or offer the next day, but we have that from one source only: confirm before you travel.',
    },
    { kind: 'heading', text: 'Before you book' },
    {
      kind: 'text',
      text: 'Fix the trek first and hang the rest of the journey on it. Send the passport page with the booking, because the name on the permit is checked. Sleep in Kinigi or Musanze the night before: Kigali is 2 h 40 away, and a landslide does not know about your permit. [An hour with the gorillas](/package-details/an-hour-with-the-gorillas) does it in three days, which is the shortest we find honest. Other ways are under [gorilla journeys](/packages?style=gorillas). If USD 1,500 is out of reach, Uganda asks less, and its hills ask more: see [Bwindi](/parks/bwindi).',
    },
  ],
  sources: [
    'Permit prices and 96 permits a day: iconicafricasafaris.com, wildafricantours.com and pagtour.info (2025)',
    'Gorilla counts: UNEP-WCMC and the International Gorilla Conservation Programme, surveys of 2015–16 and 2018',
    'Revenue shared with neighbours, rules of the visit, porters and tips: general knowledge of the road (2025), not checked against a published source',
  ],
  journeys: ['an-hour-with-the-gorillas', 'gorillas-then-the-lake', 'gorillas-and-the-thousand-hills'],
}
