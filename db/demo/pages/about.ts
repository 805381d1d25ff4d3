import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const about: PageContent = {
  slug: 'about',
  title: 'About Impamba',
  sentence:
    'What the name means, what this demonstration is and is not, how seats and prices are counted, and whom we thank for the patterns.',
  lede: 'Impamba, say im-PAHM-bah, is the food packed for a journey: what a Rwandan household puts into your hands before a long road.',
  scene: { id: 'rooftops', hour: 'dawn', seed: 1, place: 'Kigali, from Kimihurura' },
  sections: [
    {
      id: 'name',
      title: 'The name',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'A household that sends you off wraps what it has, and that is your impamba. It is not a feast. It is what will be needed, chosen by somebody who has been down the road.',
        },
        {
          kind: 'text',
          text: 'A safari, a pilgrimage, a hired car and a container have little in common but that. We ask where you go, and pack what the road needs.',
        },
      ],
    },
    {
      id: 'the-house',
      title: 'About this demonstration',
      updatedOn,
      blocks: [
        {
          kind: 'notice',
          text: 'This is a demonstration of a tour operator. Its address, telephone, bank and mobile-money details are samples: send no money to them.',
        },
        {
          kind: 'text',
          text: 'Parks, roads, rules and fees on this site come from public sources; figures carry their year and say where nobody has checked them. The hotels are invented and say so. The journeys are worked out from real roads and from prices of 2025.',
        },
        {
          kind: 'text',
          text: 'You will find no founders here, no number of happy travellers, no awards and no licence number. The operator who runs this site enters its people, its licences and its figures, and until then the page would rather be short than wrong.',
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'How it works',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Seats are counted.** When a departure says that two are left, two can be held. When it says guaranteed, it runs.',
            '**A hold is a promise.** What you hold is yours until the minute you were told, and nobody else can take it.',
            '**The price is shown before you give your name,** line by line, with the reason for each line. The price on the screen when you hold is what you pay.',
            '**Permits and park fees are separate lines,** at the park’s price. We add nothing and take nothing off.',
            '**Cancellation fees are in a table,** and you see the figure before you decide. Until we confirm it is free.',
            '**If we cancel, you get a full refund,** or another date.',
            '**Your passport is encrypted,** and deleted 30 days after the journey.',
          ],
        },
        { kind: 'text', text: 'All details are in the [terms and conditions](/terms-and-conditions).' },
      ],
    },
    {
      id: 'imigongo',
      title: 'Whose patterns these are',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'The ridges and diamonds along our pages are imigongo: paintings in relief, made with cow dung and natural pigments in black, white, red and cream. The art comes from the former Gisaka, today’s Kirehe, in the south-east, and is traditionally attributed to Prince Kakira in the 19th century.',
        },
        {
          kind: 'text',
          text: 'We owe it to the women’s cooperatives of Nyakarimbi, whose hands keep it alive. Ours only copies the ridge. Theirs can be bought, and learned: workshops run in Kirehe, in Kayonza and in Kigali. Ask for one with a [journey](/community), and pay the price the makers ask.',
        },
      ],
    },
    {
      id: 'pictures',
      title: 'Why there are so few animals',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'The landscapes on this site are drawn, each at its hour of the day. You will see hills, boats, walkers and a few birds, and no gorilla: we cannot draw one well enough, and the park can show you one for an hour.',
        },
      ],
    },
  ],
}
