import type { Post } from '#features/blog/post.ts'

export const visasAndBordersCountryByCountry: Post = {
  slug: 'visas-and-borders-country-by-country',
  title: 'Visas and borders, country by country',
  sentence:
    'What six countries ask at the door, when the East Africa Tourist Visa saves money and when it does not, and which borders are open.',
  lede: 'Rwanda is one of the easier countries of the world to enter. Its neighbours are not all like that, and the order in which you visit them decides what you pay.',
  topic: 'planning',
  scene: { id: 'steamer', hour: 'day', seed: 63, place: 'Lake Tanganyika' },
  publishedOn: '2026-09-14',
  updatedOn: '2026-09-14',
  body: [
    {
      kind: 'table',
      caption: 'Tourist visas for one person, in USD, as of 2025; Burundi as of 2024',
      head: ['Country', 'What you need', 'Fee', 'Where you get it'],
      rows: [
        ['Rwanda', 'Visa for 30 days', '50; 70 for several entries', 'On arrival or online'],
        ['Uganda', 'e-visa, up to 90 days', '50 and a small charge', 'Online, before'],
        ['Kenya', 'eTA, up to 90 days', '30, children too', 'Online, before; about 3 working days'],
        ['Tanzania', 'e-visa or visa, up to 90 days', '50; US citizens 100', 'Online or on arrival'],
        ['Zanzibar', 'Its own insurance, beside the visa', '44; 22 from age 3 to 17', 'Online, before'],
        ['Burundi', 'Visa', 'about 90 a month, by report', 'Bujumbura airport, after the online form'],
        ['DR Congo', 'Visa', 'not checked', 'Before travel; not sold by us'],
      ],
    },
    {
      kind: 'text',
      text: 'Rwanda waives the fee for 30 days for citizens of the African Union, the Commonwealth and La Francophonie, and has agreements for longer with some others. Citizens of the East African Community pay no visa fee in Rwanda, Uganda, Kenya, Tanzania or Burundi. Look your own passport up at the source: [Rwanda](https://www.migration.gov.rw), [Uganda](https://visas.immigration.go.ug), [Kenya](https://www.etakenya.go.ke), [Tanzania](https://visa.immigration.go.tz), [Zanzibar’s insurance](https://visitzanzibar.go.tz). Use these addresses, and not the first result of a search.',
    },
    { kind: 'heading', text: 'One visa for three countries' },
    {
      kind: 'text',
      text: 'The East Africa Tourist Visa costs USD 100, lasts 90 days, and lets you go in and out of [Rwanda](/rwanda), [Uganda](/uganda) and [Kenya](/kenya) as often as you like. You apply to the country that you enter first, which issues it. It cannot be extended, and leaving the three, for Tanzania say, ends it for coming back. It does not cover [Tanzania](/tanzania), [Burundi](/burundi) or [DR Congo](/dr-congo).',
    },
    {
      kind: 'table',
      caption: 'Which is cheaper, in USD, at the fees above',
      head: ['Your journey', 'Separate', 'East Africa visa', 'Take'],
      rows: [
        ['Rwanda, Uganda, and home from Entebbe', '50 + 50', '100', 'either'],
        ['Rwanda, Uganda, back to Rwanda', '70 + 50', '100', 'the joint one'],
        ['Rwanda, Uganda and Kenya', '50 + 50 + 30', '100', 'the joint one, after asking Kenya'],
        ['The same, but Rwanda waives your fee', '50 + 30', '100', 'separate'],
        ['Rwanda and Tanzania', '50 + 50', 'does not cover it', 'separate'],
      ],
    },
    {
      kind: 'notice',
      text: 'Kenya has had its own electronic authorisation since January 2024. If Rwanda or Uganda issued your joint visa, ask whether Kenya still expects that registration before you fly. We could not find a clear answer.',
    },
    { kind: 'heading', text: 'The other paper: yellow fever' },
    {
      kind: 'list',
      items: [
        '**Uganda, Burundi and DR Congo** ask everybody for the certificate.',
        '**Rwanda, Kenya and Tanzania** ask it of you if you come from a country with risk. For Rwanda those include Uganda, Kenya, Burundi and DR Congo. For Tanzania, more than twelve hours of transit in such a country count.',
        '**So any loop that touches Uganda needs it.** It counts from the tenth day after the vaccination, and then for life. See a travel clinic six to eight weeks ahead, and ask it about malaria too.',
      ],
    },
    { kind: 'heading', text: 'The crossings' },
    {
      kind: 'table',
      caption: 'Land borders of Rwanda',
      head: ['Crossing', 'To', 'State', 'Allow'],
      rows: [
        ['Gatuna / Katuna', 'Uganda, the Kampala road', 'open, day and night', '30 to 90 min'],
        ['Cyanika', 'Uganda, Kisoro and Bwindi', 'open; cross by day', '45 to 90 min'],
        ['Kagitumba / Mirama Hills', 'Uganda, from Akagera', 'open', '30 to 90 min'],
        ['Rusumo', 'Tanzania', 'open, day and night', 'ask'],
        ['Akanyaru', 'Burundi', 'closed since 11 January 2024', ''],
        ['Rubavu to Goma, Rusizi to Bukavu', 'DR Congo', 'not for leisure travel', ''],
      ],
    },
    {
      kind: 'text',
      text: 'Gatuna, Kagitumba and Rusumo are one-stop posts, where both countries stamp in one place. Cyanika is the quickest way between the volcanoes and Bwindi. Between Kenya and Tanzania, Namanga takes 30 to 75 minutes. Uganda, Kenya and Tanzania are an hour ahead of Rwanda, and drive on the left.',
    },
    {
      kind: 'notice',
      grave: true,
      text: 'Most governments advise against all travel to North Kivu, South Kivu and Ituri in DR Congo. Goma and Bukavu have been under AFC/M23 control since early 2025. We sell nothing there. Insurance may not follow you where your government says no, so read its advice for every country on your route, and ask your insurer.',
    },
    { kind: 'heading', text: 'With a car' },
    {
      kind: 'text',
      text: 'A hired car needs papers of its own: the owner’s letter, a copy of the logbook, the COMESA insurance card. They take five days. Most classes may go to Uganda, Kenya and Tanzania and none to Burundi or DR Congo; what it costs is with the [rates](/car-hire-rates). With a driver-guide of ours the car’s papers are our business; yours are the passport, the visa and the yellow-fever card.',
    },
    { kind: 'heading', text: 'At the counter' },
    {
      kind: 'list',
      items: [
        '**Passport** valid six months after you are home, two blank pages.',
        '**Everything on paper too.** Approvals, insurance, the yellow-fever card. A telephone without battery is not a visa.',
        '**No plastic bags into Rwanda.** They are taken at the border and at the airport. Cloth is fine.',
        '**No photographs** of borders, bridges, soldiers or police, in any of the six.',
        '**A drone** without papers from the aviation authority stays at the airport until you leave.',
        '**Dollars** clean, and printed in 2013 or later.',
      ],
    },
    {
      kind: 'text',
      text: 'Rules at borders change without notice, and this page may be older than they are. The pages of the countries, [Rwanda](/visit-rwanda) first, say of which year each figure is. If your case is not in the tables, [write to us](/contact) with the passports in your party and the order of the countries.',
    },
  ],
  sources: [
    'Rwandan visas: newtimes.co.rw (2018, 2020); yellow fever: newtimes.co.rw (21 March 2022)',
    'Zanzibar’s insurance and Tanzanian visas: e-visa.co.uk (September 2024), esky.com (2024) and altezza.travel',
    'Burundi: travelonthedollar.com (May 2024) and crisis24 (11 January 2024)',
    'Eastern DR Congo: allafrica.com (February and September 2025)',
    'Ugandan and Kenyan visas, time at the crossings: general knowledge of the road (2024–25), not checked against a published source',
  ],
  journeys: ['across-to-bwindi', 'kigali-to-the-long-grass', 'from-namugongo-to-kibeho'],
}
