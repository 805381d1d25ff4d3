import type { Post } from '#features/blog/post.ts'

export const theWeightYouPayFor: Post = {
  slug: 'the-weight-you-pay-for',
  title: 'The weight you pay for',
  sentence:
    'Chargeable weight by air, sea, road and courier, with five worked examples, and what duty adds when freight reaches Kigali.',
  lede: 'A carrier sells room and lift at once. A box of pillows fills the hold and weighs nothing, so it pays for the room. Once you can do the sum yourself, no quote surprises you.',
  topic: 'roads',
  scene: { id: 'harbour', hour: 'dawn', seed: 21, place: 'Dar es Salaam, the container quay' },
  publishedOn: '2026-11-05',
  updatedOn: '2026-11-05',
  body: [
    {
      kind: 'notice',
      text: 'All prices here are planning ranges of 2025, for orientation. They are not offers. Rates by sea change within weeks, and a quote is good for 14 days. For your own freight use [the quote form](/freight-quote).',
    },
    { kind: 'heading', text: 'The rule' },
    {
      kind: 'text',
      text: 'You pay for the greater of two figures: what it weighs, and what it would weigh if every cubic metre weighed a set number of kilograms. That number differs by the way it travels.',
    },
    {
      kind: 'table',
      caption: 'How each carrier counts',
      head: ['By', 'A cubic metre counts as', 'In practice'],
      rows: [
        ['Air', '167 kg', 'length × width × height in cm, divided by 6,000, for each piece'],
        ['Courier', '200 kg', 'the same, divided by 5,000'],
        ['Road, part loads', '333 kg', 'cubic metres × 333'],
        ['Sea, part loads', '1,000 kg', 'the greater of cubic metres and tonnes'],
      ],
    },
    { kind: 'heading', text: 'By air: four boxes' },
    {
      kind: 'text',
      text: 'Four boxes of 80 × 60 × 50 cm from Dubai weigh 96 kg together. One box is 240,000 cm³, and divided by 6,000 that is 40 kg; four are **160 kg**. They weigh less, so you pay for 160. From 100 kg the rate on this route is about USD 2.50, and 160 × 2.50 is **USD 400**. With a courier the same boxes count as 192 kg, and at another price.',
    },
    {
      kind: 'text',
      text: 'So pack tighter. Boxes 10 cm lower, 80 × 60 × 40, count as 128 kg, and the same goods cost USD 320. Before you send anything by air, take the air out of it.',
    },
    { kind: 'heading', text: 'By air: pay for more, pay less' },
    {
      kind: 'text',
      text: 'Now one dense crate: 92 kg in 0.3 m³. By volume it counts as 50 kg, so its weight decides. Between 45 and 100 kg the rate is about USD 3.00, and 92 × 3.00 is 276. But from 100 kg it is 2.50, and 100 × 2.50 is **USD 250**. Declared “as 100 kg”, it is cheaper. A forwarder should do this without being asked; check that yours has.',
    },
    { kind: 'heading', text: 'By sea, in somebody else’s container' },
    {
      kind: 'text',
      text: '3.2 m³ that weigh 1,450 kg: 3.2 against 1.45, so 3.2 count. At USD 100 that is **USD 320** for this stretch. Stones are the other way round: 1 m³ of tiles at 2.1 tonnes pays for 2.1.',
    },
    { kind: 'heading', text: 'By road, with others' },
    {
      kind: 'text',
      text: 'From Kigali to Kampala go 6 m³ at 1,200 kg. 6 × 333 is 1,998 kg, more than they weigh, so two tonnes. At USD 75 a tonne that is **USD 150**. The route takes two to three days, and its rate is about USD 65 to 90 a tonne, with one tonne as the least.',
    },
    { kind: 'heading', text: 'A whole container' },
    {
      kind: 'table',
      caption: 'One 20-foot container to Kigali, planning ranges of 2025, duty and port not included',
      head: ['From', 'USD', 'Days', 'Counted from'],
      rows: [
        ['Dar es Salaam, by Rusumo', '2,700 to 3,500', '4 to 8', 'the port’s gate'],
        ['Mombasa, by Gatuna', '3,300 to 4,300', '7 to 12', 'the port’s gate'],
        ['Jebel Ali, Dubai', '4,200 to 5,600', '22 to 35', 'sailing'],
        ['Antwerp', '5,200 to 7,200', '42 to 60', 'sailing'],
        ['Shanghai or Ningbo', '5,500 to 8,000', '45 to 70', 'sailing'],
      ],
    },
    {
      kind: 'text',
      text: 'A 20-foot container takes about 28 m³ in practice and 25 tonnes on the road; a 40-foot one about 57 m³ and 27 tonnes. So heavy goods go in the small one. By way of Mombasa add USD 600 to 1,200 for port, clearing and the deposit on the box, and five to ten days of waiting in port. After four to seven free days the port charges storage, and the line USD 15 to 40 a day for its container. Late papers cost money every day.',
    },
    { kind: 'heading', text: 'What customs adds' },
    {
      kind: 'text',
      text: 'Take goods worth USD 10,000 with freight and insurance to the border (CIF), a duty of 25%, and USD 150 of handling:',
    },
    {
      kind: 'table',
      caption: 'Import into Rwanda, worked out in USD, as of 2025; have your own goods classified before you rely on it',
      head: ['Line', 'How', 'USD'],
      rows: [
        ['Import duty', '25% of 10,000', '2,500'],
        ['Infrastructure levy', '1.5% of 10,000', '150'],
        ['African Union levy', '0.2% of 10,000', '20'],
        ['VAT', '18% of 10,000 + 2,500 + 150', '2,277'],
        ['Together, with a tax clearance', '', '4,947'],
        ['Withholding tax without one', '5% of 10,000', '500'],
        ['Together, without it', '', '5,447'],
      ],
    },
    {
      kind: 'text',
      text: 'Duty is 0, 10, 25 or 35% by kind of goods, more for some. Goods with a certificate of origin from the East African Community pay none. Declaring and paying happen before the container leaves the port. Returning residents and relief goods may be exempt, but get the ruling in writing before it ships.',
    },
    { kind: 'heading', text: 'Before you ask for a quote' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Measure every piece at its widest, pallet included, and weigh it packed.',
        'Write what it is in words a customs officer would use, and its value.',
        'Say who pays until where: the Incoterm. FOB, for example, means that the risk is yours from the ship’s deck on.',
        'Have the commercial invoice, the packing list and your tax number ready. Food, plants, medicines, radio equipment and chemicals need a permit first.',
        'Wood is stamped ISPM 15, or it waits for fumigation.',
        'Insure it: 0.3 to 0.6% of its value and a tenth, at least about USD 50.',
      ],
    },
    {
      kind: 'notice',
      grave: true,
      text: 'Freight to Burundi goes round by Tanzania, five to nine days, as the direct border is closed. To Goma and Bukavu we accept nothing without checking consignee, insurance and sanctions first, and may say no.',
    },
    {
      kind: 'text',
      text: 'Send the measures through [the form](/freight-quote), which works out the chargeable weight. What travels with you is another matter: small planes take 15 kg in a soft bag, and a hired [pick-up](/car-hire-rates) 700 kg.',
    },
  ],
  sources: [
    'Rates and transit times: planning ranges of 2025 from general knowledge of the market, not checked against a published tariff',
    'Counting rules: the usual divisors of air, courier, sea and road carriers (2025)',
    'Duty and levies: East African Community tariff, Law 34/2015 on the infrastructure levy, rates as of 2025',
  ],
  journeys: [],
}
