import type { Post } from '#features/blog/post.ts'

export const moneyMobileMoneyAndTips: Post = {
  slug: 'money-mobile-money-and-tips',
  title: 'Money, mobile money and tips',
  sentence:
    'Francs, dollars, cards and telephones: what pays for what in Rwanda and next door, and what to tip whom, with a worked example.',
  lede: 'Four kinds of money work in Rwanda, and each is refused somewhere. Here is which to have in which pocket.',
  topic: 'planning',
  scene: { id: 'rooftops', hour: 'day', seed: 9, place: 'Kigali, from Kimihurura' },
  publishedOn: '2026-10-12',
  updatedOn: '2026-10-12',
  body: [
    { kind: 'heading', text: 'Three pockets and a telephone' },
    {
      kind: 'list',
      items: [
        '**Francs in notes,** for markets, motorcycle taxis, tips, offerings and small shops. Machines in every town give them. Keep small ones: a note of 5,000 is hard to break for a banana.',
        '**A card,** for hotels, larger shops and park fees. Visa and Mastercard work; carry a second card in another bag.',
        '**US dollars,** clean and printed in 2013 or later, as the reserve. Older, small or torn notes get a worse rate or none.',
      ],
    },
    {
      kind: 'text',
      text: 'The fourth is the one Rwandans use: **mobile money.** From the stall to the motorcycle everybody takes it. You can have it too. A SIM costs from about RWF 1,000 and 10 GB another USD 5 to 8 (as of 2025), and they register it on your passport. Then you put francs on it at any agent, and pay by number.',
    },
    { kind: 'heading', text: 'Dollars or francs' },
    {
      kind: 'text',
      text: 'Since 30 May 2025 it has been an offence in Rwanda to ask prices in foreign money without authorisation. Tourism businesses with a valid licence of the Rwanda Development Board may, by a directive of the central bank of 17 September 2025, but they may not refuse francs or charge more for them. In practice: your hotel may say dollars, the market must say francs, and you may pay both in francs. If a stall names a price in dollars, smile and ask “ni angahe?”, how much is it, again.',
    },
    {
      kind: 'table',
      caption: 'One US dollar, roughly, in 2025, and how people pay',
      head: ['Country', 'For one dollar', 'What works'],
      rows: [
        ['Rwanda', 'RWF 1,450', 'Cards in hotels, mobile money everywhere, park fees without cash'],
        ['Uganda', 'UGX 3,600', 'Mobile money; shillings in markets; lodges add 3 to 5% on cards'],
        ['Kenya', 'KES 129', 'M-Pesa everywhere, cards in cities and lodges'],
        ['Tanzania', 'TZS 2,500', 'Cards for park fees; domestic prices in shillings since 2025'],
        ['Burundi', 'BIF 2,950 officially', 'Cash only; bring clean dollars and change them legally'],
      ],
    },
    { kind: 'heading', text: 'What things cost' },
    {
      kind: 'list',
      items: [
        'A bottle of water: USD 0.70',
        'A local meal: USD 4 to 7',
        'Dinner in a restaurant: USD 12 to 20',
        'A beer: USD 1.50 to 2.50',
        'A neighbourhood walk in Kigali with lunch in a home: about USD 20',
      ],
    },
    {
      kind: 'text',
      text: 'Since July 2025 lodging in Rwanda carries a tourism tax of 3% beside the VAT of 18%. Our hotel prices show it as a line of its own, so nothing is added at the desk. Prices at cooperatives are fixed, and the basket took days: do not bargain below the cost of the material.',
    },
    { kind: 'heading', text: 'Tips' },
    {
      kind: 'text',
      text: 'Tips are welcome and never compulsory. Francs in small notes are the most useful, as a dollar note has to be changed by somebody who earns little. Where there is a box, use the box: the cook and the gardener are not at the door when you leave.',
    },
    {
      kind: 'table',
      caption: 'What is usual, in USD, as of 2025',
      head: ['Who', 'How much', 'For'],
      rows: [
        ['Driver-guide', '15 to 25', 'the whole car, a day'],
        ['Guide and trackers, gorillas or chimpanzees', '10 to 20', 'each visitor, pooled'],
        ['Porter on a trek', '15 to 20, and 5', 'the fee, and the tip'],
        ['Lodge, staff box', '5 to 10', 'each person and night'],
        ['Village guide', '5 to 10', 'the group'],
        ['Boat captain', '5 to 10', 'the group'],
        ['Porter at airport or hotel', '1', 'a bag'],
        ['Restaurant', '5 to 10%', 'the bill, if service is not in it'],
        ['Shrine guide in Kibeho', '5 to 10', 'the group, as an offering'],
        ['Kilimanjaro crew, 7 days', '250 to 350', 'each climber, in all'],
      ],
    },
    { kind: 'heading', text: 'Worked out for two, three days and one trek' },
    {
      kind: 'table',
      caption: 'Two people on three days with one gorilla trek, in USD',
      head: ['Whom', 'How', 'Low', 'High'],
      rows: [
        ['Driver-guide', '3 days', '45', '75'],
        ['Rangers and trackers', '2 visitors', '20', '40'],
        ['Porters, fee and tip', '2 porters', '40', '50'],
        ['Lodge box', '2 people, 2 nights', '20', '40'],
        ['Together', '', '125', '205'],
      ],
    },
    {
      kind: 'text',
      text: 'So put aside some RWF 180,000 to 300,000 for the two of you, in notes of 1,000 to 5,000, and draw it in Kigali or Musanze before the trek. There is no machine at the trailhead.',
    },
    { kind: 'heading', text: 'Paying us, and the parks' },
    {
      kind: 'text',
      text: 'What you book with us is priced in dollars with the francs beside them; the ways to pay are named on the payment step. Permits and park fees are inside a [package](/packages), at what the park asks, so at the gate you only show a passport. If you travel by yourself, have a card ready: parks in Rwanda, Kenya and Tanzania take no cash. In the Mara look at the rate when you are offered shillings.',
    },
    { kind: 'heading', text: 'What not to give' },
    {
      kind: 'list',
      items: [
        '**Nothing to children:** no sweets, pens or money, because it teaches them to wait for cars.',
        '**Nothing to a single person where there is a group.** The association shares it; ask how.',
        '**No second-hand clothes or medicines.** Ask [the hosts](/community) what is needed.',
        '**No cash at the shrine in Kibeho** but into the boxes, or at the office for a receipt.',
      ],
    },
    {
      kind: 'text',
      text: 'Prices and rates here are of 2025 and move. What is checked later is, with its date, on [important to know](/important-to-know).',
    },
  ],
  sources: [
    'Foreign-currency rules: webrwanda (June 2025) and ktpress.rw (19 September 2025); tourism tax: ktpress.rw (May 2025)',
    'Exchange rates: rounded, 2025',
    'Prices, tips and what works where: general knowledge of the road (2025), not checked against a published source',
  ],
  journeys: ['an-hour-with-the-gorillas', 'kigali-in-a-day', 'villages-below-the-volcanoes'],
}
