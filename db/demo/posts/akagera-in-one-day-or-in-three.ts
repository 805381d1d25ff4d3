import type { Post } from '#features/blog/post.ts'

export const akageraInOneDayOrInThree: Post = {
  slug: 'akagera-in-one-day-or-in-three',
  title: 'Akagera in one day or in three',
  sentence:
    'What one, two or three days in Rwanda’s savannah show you, what they cost at the gate, and how long you sit in the car.',
  lede: 'You can leave Kigali before light, see giraffe, zebra and hippo, and be back for a late dinner. Whether you should depends on whether you came for a lion.',
  topic: 'parks',
  scene: { id: 'marsh', hour: 'golden', seed: 17, place: 'The lakes of Akagera' },
  publishedOn: '2026-07-23',
  updatedOn: '2026-07-23',
  body: [
    {
      kind: 'text',
      text: '[Akagera](/akagera-national-park) is 1,122 km² of lakes, papyrus and grass along the border with Tanzania, and Rwanda’s only savannah. It lost more than half its land in 1997, when families who came home after years of exile needed fields. What is left was fenced on the west by 2013, some 120 km of it, and filled again: seven lions in 2015, eighteen black rhinos in 2017 and five more in 2019, thirty white rhinos in 2021 and seventy in June 2025. From the air about 13,500 large animals were counted in 2019.',
    },
    { kind: 'heading', text: 'Where things are' },
    {
      kind: 'text',
      text: 'The south is bush, lakes and hippos, and it begins at the gate, 2 h 30 from Kigali. The north is open hills and plains, Mutumba and Kilala, where lion and rhino are more often met. Between the two lie six hours of track, five if you hurry and seven if the animals do not. So the question is really whether you have time for the north.',
    },
    {
      kind: 'table',
      caption: 'One, two or three days. The park’s fees are for one visitor from abroad, in USD, as of 2025.',
      head: ['', 'One day', 'Two days', 'Three days'],
      rows: [
        ['Leave Kigali', '05:00', '06:00', '06:00'],
        ['Back in Kigali', 'about 19:30', 'after dark', 'afternoon'],
        ['Road there and back', '5 h', '5 h 55, by the north gate', '5 h, or 5 h 55 by the north'],
        ['Entry', '100', '200', '300'],
        ['Boat on Lake Ihema', '45', '45', '45'],
        ['Night drive', 'no time', '55 if you like', '55'],
        ['You reach', 'the south', 'south and north, once', 'both, the north at its best hours'],
      ],
    },
    {
      kind: 'text',
      text: 'Entry is for each day, or each night you sleep inside the park. Residents of Rwanda pay USD 50 and East African citizens about RWF 16,000; children pay about half, and nothing under six. A fee for the vehicle, from about USD 10, comes on top. All of it is paid without cash.',
    },
    {
      kind: 'notice',
      text: 'Prices of the boat and of the night drive differ between sources: the boat is quoted at USD 30 to 45, and the sunset boat costs more. Confirm before you travel.',
    },
    { kind: 'heading', text: 'One day' },
    {
      kind: 'text',
      text: 'Fourteen and a half hours, five of them on the road. You are at the gate by half past seven, take the southern tracks through the morning, eat, go out on Lake Ihema with the 15:00 boat among hippos, crocodiles and cormorants, and drive home. You will very likely see giraffe, zebra, topi and buffalo, and perhaps a white rhino. You will hardly see a lion, because you do not go where they are met. It is a good day if you have a spare one between other things. [A day in Akagera](/package-details/a-day-in-akagera) is exactly this.',
    },
    { kind: 'heading', text: 'Two days' },
    {
      kind: 'text',
      text: 'One night buys you the hours that matter. The first day is the south and the boat, without the drive home. On the second you are at the gate for 06:00 and go the length of the park, out by the north gate, 3 h 25 from Kigali. It is a long day, about nine and a half hours in the vehicle. Ask the park whether the north gate is open before you plan on it; if it is not, you turn round. [Akagera, south to north](/package-details/akagera-south-to-north) does it this way and asks first.',
    },
    {
      kind: 'picture',
      scene: { id: 'akagera', hour: 'golden', seed: 52, place: 'Mutumba, towards evening' },
      caption: 'The northern hills, at the hour a day visit is on the road home.',
    },
    { kind: 'heading', text: 'Three days' },
    {
      kind: 'text',
      text: 'Two nights, ideally one near the lake and one further north, or both inside the park. Now the six hours of track are a day and not a transfer, and you can be in the north at seven in the morning and at five in the afternoon, when cats and rhinos move. You also have time for what a short visit leaves out:',
    },
    {
      kind: 'list',
      items: [
        '**The night drive,** about 17:30 to 20:00, in the park’s own vehicle and from age 6. It is the only legal way to be on the tracks after dark.',
        '**The fence walk** with the people who keep it, about USD 40, from age 12.',
        '**Fishing** on Lake Shakani, about USD 30, catch and release.',
        '**Birds.** Some 500 kinds are recorded, with papyrus gonolek along the swamps. The shoebill is rare; be pleased with a fish eagle.',
      ],
    },
    {
      kind: 'text',
      text: 'We have no three-day package on the list, because people want it in different ways. [Tell us yours](/contact), or drive it in [a hired 4x4](/car-hire-rates): private cars are allowed, and a community guide rides along for about USD 40 a day.',
    },
    { kind: 'heading', text: 'When' },
    {
      kind: 'text',
      text: 'June to September: short grass, dry tracks, animals at the water. January and February are good. From March to May the tracks are heavy and the grass hides things; November is not much better. Days are 27 to 29 °C all year and nights about 15, so the open roof is cold at 06:00 and hot at noon.',
    },
    { kind: 'heading', text: 'The rules' },
    {
      kind: 'list',
      items: [
        '**Stay in the vehicle and on the track.** Animals are used to cars and not to feet. Get out only where a sign or a ranger says so.',
        '**40 km/h at most, out by 18:00.** Animals lie on the tracks after dark.',
        '**Fill up before.** Kayonza is the last town with everything; there is no fuel in the park.',
        '**Post no rhino’s position.** Poachers read too. Switch off the place in your pictures.',
      ],
    },
    {
      kind: 'text',
      text: 'If you will see the [Serengeti](/parks/serengeti) on the same journey, keep Akagera to a day or leave it. If it is your only savannah, give it two nights. About half of its visitors are Rwandans, who could go somewhere else of a weekend and come here.',
    },
  ],
  sources: [
    'White rhinos: allafrica.com and igihe.com (10 June 2025)',
    'Lions, black rhinos and the count of 2017: eastafrican.co.ke (24 December 2017); count of 2019: atta.travel (November 2019)',
    'Fees: akagerarwandasafaris.com (2025); resident and East African fees, boat, night drive and walks not checked',
    'Driving times and rain: general knowledge of the road (2025), not checked against a published source',
  ],
  journeys: ['akagera-south-to-north', 'a-day-in-akagera', 'gorillas-and-the-thousand-hills'],
}
