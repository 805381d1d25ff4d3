import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const luxury: PageContent = {
  slug: 'luxury',
  title: 'Luxury, plainly',
  sentence:
    'What changes on a luxury journey in Rwanda and beyond: the guide, the car, the bed, the table. And what no money changes.',
  lede: 'A fire lit before you are back, a guide who is yours, half an hour in the air instead of three on the road. The gorillas are the same gorillas.',
  scene: { id: 'virunga', hour: 'night', seed: 3, place: 'Kinigi, after the rain' },
  sections: [
    {
      id: 'what-changes',
      title: 'What changes',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'The same road, otherwise',
          head: ['What', 'In a lodge', 'In luxury'],
          rows: [
            [
              'The guide',
              'Your driver guides you',
              'A private guide rides beside the driver, so that one person watches the road and the other the trees',
            ],
            [
              'The car',
              'A 4x4 with fuel: yours on a date of your own, shared on a departure',
              'The same, with helicopters and small planes where a journey says so',
            ],
            [
              'The bed',
              'A good room with its own bath, often a fireplace',
              'A villa, a suite or a tent with its own bath, in a house with few of them',
            ],
            [
              'The table',
              'The meals that the day lists',
              'Full board in most houses, and in some of them two shared activities a day are in it',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Luxury is a choice of comfort. Where a journey offers it, you choose it beside the price and see the difference before you decide. Some nights stay as they are, because the best bed in a small town is a plain one; each journey says which.',
        },
      ],
    },
    {
      id: 'journeys',
      title: 'Three ways to do it',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**[Savannah, volcano and tea](/package-details/savannah-volcano-and-tea).** Seven days in Rwanda: a tented camp, a forest villa, a tea house, and flights between them.',
            '**[Gorillas and the herds, by air](/package-details/gorillas-and-the-herds-by-air).** Nine days from the volcanoes to the Mara and the river at Kogatende.',
            '**[An hour with the gorillas](/package-details/an-hour-with-the-gorillas).** Three days, with the comfort set to luxury. The short answer to a short holiday.',
          ],
        },
        {
          kind: 'text',
          text: 'The houses in them are samples: invented, with rates like those of their kind. For a plan of your own, [tell us](/tailor-made) how many you are, when you come, and what you do not want to do.',
        },
      ],
    },
    {
      id: 'what-does-not',
      title: 'What money does not change',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**The permit.** There are 96 for gorillas a day in Volcanoes National Park, eight for each family (as of 2025). You stand in the same queue as everybody, for the same hour. Book early: that is the only advantage there is.',
            '**Which family you meet.** The rangers decide at the briefing, by fitness.',
            '**Your age.** 15 for gorillas, for everybody.',
            '**The walk.** It is as long and as steep as the gorillas like. A carrying chair helps whoever cannot climb; it does not move the forest.',
            '**The weather.** Helicopters and balloons obey cloud and wind. When they stay down we drive, so keep the last evening free.',
            '**The luggage.** Small planes take 15 kilos in a soft bag, whatever you paid.',
            '**The animals.** They were not told.',
          ],
        },
      ],
    },
    {
      id: 'before',
      title: 'Before you ask',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Small camps are small: ask early for June to October and for 20 December to 5 January, their high season. Tented camps take no children under 7, because they have no fence. Luxury lodges take none under 6, and with children under 12 they ask you to have a car of your own. Say who travels, and how old, in your first sentence.',
        },
        {
          kind: 'text',
          text: 'Helicopter fares and camp rates in our prices are estimates of 2025. What the page says when you hold is what you pay. If a house or an airline then says no, we tell you before we confirm, and everything you paid comes back.',
        },
      ],
    },
  ],
}
