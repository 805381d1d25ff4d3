import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const community: PageContent = {
  slug: 'community',
  title: 'With the people who live here',
  sentence: 'Village visits in Rwanda and beyond: why to go, who hosts you, how they are paid, and how to behave.',
  lede: 'Cook with a family, weave the beginning of a coaster, walk the tea rows with somebody who picks them. The people who host you set the price.',
  scene: { id: 'hills', hour: 'golden', seed: 5, place: 'Near Muhanga, above the fields' },
  sections: [
    {
      id: 'why',
      title: 'Why go',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Rwanda has more neighbours to the square kilometre than any country in mainland Africa. You drive past thousands of them on the way to a gorilla. An afternoon in one house is the other half of the journey.',
        },
        {
          kind: 'text',
          text: 'It also matters to the forest. Near Volcanoes National Park people who once poached now guide and dance for visitors, in a community enterprise that began in 2004 or 2005. Around Nyungwe, cooperatives keep bees in hives outside the park; before, wild honey was gathered with fire, and fires were a main threat to the trees.',
        },
        {
          kind: 'text',
          text: 'Be ready for the ordinary. You will peel cassava slowly, carry water badly and be laughed at kindly.',
        },
      ],
    },
    {
      id: 'who-hosts',
      title: 'Who hosts you',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Kinds of visit',
          head: ['Kind', 'What you do', 'Where, for example'],
          rows: [
            [
              'Homestays',
              'Sleep with a family or in a house that a cooperative runs',
              'Banda, below Nyungwe; confirm before you travel',
            ],
            ['Craft', 'Weave, paint imigongo, sew, make pots', 'Musanze, Kayonza, Muhanga'],
            ['Food and farm', 'Plant, pick, cook, roast coffee', 'Musanze, Kinigi, Gisakura, Karongi'],
            ['Dance and heritage', 'Watch, listen, and be pulled into the last dance', 'Kinigi, Nyanza; Gishora in Burundi'],
            ['Conservation', 'Look into a hive, a nursery or a wetland', 'Gisakura; Bigodi in Uganda'],
            ['The lake', 'Go out with those who fish, or cross to an island', 'Nkombo and Gihaya'],
            ['Trails', 'Walk or cycle with a guide of the stage, eat with the host', 'Congo Nile trail'],
            ['Reading rooms and youth projects', 'Visit by appointment only. Never an orphanage', 'ask us'],
          ],
        },
        {
          kind: 'text',
          text: 'Groups are small because houses are: six in a canoe, eight in a kitchen, twelve on a village walk. Most visits want one to three days’ notice. They have harvests and funerals of their own, so a visit may move, and we say so when it does.',
        },
      ],
    },
    {
      id: 'how-hosts-are-paid',
      title: 'How hosts are paid',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**They set the price,** for each person and visit. It is inside the price of the journey at the hosts’ published rate, and paid to the cooperative, the centre or the family.',
            '**Most craft groups are registered cooperatives** with a shared account, and the money goes there.',
            '**What you buy is apart.** It has a fixed price and goes to whoever made it.',
            '**Tips go into the group’s box,** so that the person who cooked gets as much as the person who smiled.',
            '**A porter on a trek** costs USD 15 to 20 (as of 2025), paid at the trailhead or added to your booking. It is among the most direct fees there are.',
          ],
        },
        {
          kind: 'text',
          text: 'Behind your visit stands the park. Rwanda passes on 10% of what its national parks earn from tourism to the communities around them; until 2017 it was 5%. Uganda shares 20% of park entry fees, and about USD 10 of each gorilla permit (as of 2025, not checked).',
        },
        {
          kind: 'text',
          text: 'How a fee is split inside an association is its own business and differs from one to the next. Ask them; they are used to it. We print no share here that an association has not given us.',
        },
      ],
    },
    {
      id: 'conduct',
      title: 'How to behave, in brief',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Greet first. “Muraho” is hello, “murakoze” is thank you.',
            'Ask before each photograph, and never photograph a child without a parent.',
            'Give nothing to children: no sweets, no pens, no money.',
            'Cover shoulders and knees.',
            'Pay the published price, and tip the box.',
            'Stay on the path: the field is somebody’s income.',
            'Ask nobody which group they belong to, and nobody for a story about 1994.',
            'Stay away if you are ill.',
          ],
        },
        {
          kind: 'text',
          text: 'Each has a reason, and there are more: read the [tips for a village visit](/community/cbt-tips).',
        },
      ],
    },
    {
      id: 'join',
      title: 'How to join',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Three days among weavers, farmers and cooks: [Villages below the volcanoes](/package-details/villages-below-the-volcanoes). Three days of honey, tea and an island: [Honey, tea and Nkombo island](/package-details/honey-tea-and-nkombo-island). A walk through Nyamirambo with a women’s centre can be added to most journeys as an extra. All of them stand under [community journeys](/packages?style=community).',
        },
        {
          kind: 'text',
          text: 'Fees of the visits are typical ones of 2025 and are confirmed with each association: confirm before you travel. In Bwindi, choose walks on which Batwa guides set the programme and are paid directly; the forest was their home until the park was made in 1991. On the last Saturday of the month you may also join umuganda, the community work, through your guide.',
        },
      ],
    },
  ],
}
