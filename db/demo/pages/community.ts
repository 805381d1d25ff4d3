import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const community: PageContent = {
  slug: 'community',
  title: 'With the people who live here',
  sentence: 'Village visits in Rwanda and beyond: why to go, who hosts you, how they are paid, and how to behave.',
  lede: 'Cook with a family, weave the beginning of a coaster, walk the tea rows with somebody who picks them. The people who host you set the price.',
  scene: { id: 'village', hour: 'day', seed: 7, place: 'The fields above Musanze' },
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
