import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const cbtTips: PageContent = {
  slug: 'cbt-tips',
  title: 'Tips for a village visit',
  sentence: 'Twelve things to do on a community visit in East Africa and twelve to leave, each with its reason.',
  lede: 'Community-based tourism is a long word for being somebody’s visitor. These are the manners that go with it, and why.',
  scene: { id: 'coffee', hour: 'golden', seed: 7, place: 'A washing station above Lake Kivu' },
  sections: [
    {
      id: 'do',
      title: 'Do',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Twelve things to do',
          head: ['Do', 'Because'],
          rows: [
            [
              'Book through an association, and ask how the fee is split',
              'The money then reaches more than the person with the telephone',
            ],
            ['Pay the published price, and tip the group’s box', 'Those who cooked and carried were there too'],
            ['Ask before every photograph. Show it, and delete it if they would rather', 'It is their face'],
            ['Dress modestly: shoulders covered, knees too', 'It says that you came to see them, and not to be seen'],
            ['Greet everyone first', 'A question without a greeting is rude here, however friendly the face'],
            [
              'Accept water, milk or food politely; a sip is enough',
              'A house that offers gives what it has. Taking a sip is thanks',
            ],
            ['Buy crafts from the maker at the fixed price', 'A small bowl takes a trained weaver several days'],
            ['Bring a bottle to refill, and carry your litter back to town', 'What you leave, stays'],
            ['Stay on the path', 'The field is somebody’s income, and this year’s'],
            ['Take porters and local guides', 'Few sums go as directly to people beside a park'],
            [
              'Say that you feel ill, before you meet gorillas, chimpanzees or small children',
              'They catch it, and are worse off with it than you',
            ],
            [
              'Learn five words of Kinyarwanda: muraho, amakuru, murakoze, yego, oya',
              'It is the cheapest present there is, and it is always the right size',
            ],
          ],
        },
      ],
    },
    {
      id: 'do-not',
      title: 'Do not',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Twelve things to leave',
          head: ['Do not', 'Because'],
          rows: [
            ['Give sweets, pens or money to children', 'It teaches them to leave school for the road, and shames their parents'],
            [
              'Visit orphanages, or photograph children without a parent',
              'Children are no sight, and visits make a trade of them',
            ],
            [
              'Ask anyone’s ethnic group, or press for stories about 1994',
              'The question alone hurts. If somebody wants to tell you, listen',
            ],
            ['Bargain below the cost of the materials', 'You save a dollar, and they lose a week'],
            ['Bring plastic bags into Rwanda', 'They are banned, and taken from you at the border'],
            [
              'Buy bushmeat, ivory, skins, coral or turtle shell',
              'Each was an animal that the park is trying to keep, and customs will ask',
            ],
            ['Feed monkeys or baboons', 'They come back, to the next visitor and to the next field'],
            ['Fly a drone over villages or parks', 'It needs a permit, frightens cattle, and looks into yards'],
            ['Post a picture of a rhino with its place in it', 'Poachers read too'],
            [
              'Bring old clothes or medicines to hand out',
              'They divide a village, and some do harm. Ask the association what is needed',
            ],
            ['Eat while you walk in the street in the country', 'It is thought impolite. Sit down with it'],
            ['Drink from a shared straw of home brew if you are unwell', 'Everybody else is drinking too'],
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'And then',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'More words stand under [say hello](/know-rwanda#language), and the journeys under [community](/community). If something went wrong on a visit, in either direction, tell your guide the same day or [write to us](/contact).',
        },
      ],
    },
  ],
}
