import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const luxury: PageContent = {
  slug: 'luxury',
  title: 'Luxury, plainly',
  sentence:
    'What changes on a luxury journey in Rwanda and beyond: the guide, the car, the bed, the table. And what no money changes.',
  lede: 'A fire lit before you are back, a guide who is yours, half an hour in the air instead of three on the road. The gorillas are the same gorillas.',
  scene: { id: 'forest-villas', hour: 'dusk', seed: 7, place: 'Below the volcanoes, after sunset' },
  sections: [
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
