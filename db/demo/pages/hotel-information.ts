import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const hotelInformation: PageContent = {
  slug: 'hotel-information',
  title: 'How hotel bookings work',
  sentence:
    'Meal plans, beds, children, seasons, taxes, holds and arrival: how booking a hotel room works here, in plain sentences.',
  lede: 'You choose your dates first, then the rooms. Every price is for the whole room and includes taxes, before you give your name.',
  scene: { id: 'veranda', hour: 'dawn', seed: 9, place: 'A veranda above the lake' },
  sections: [
    {
      id: 'samples',
      title: 'About these hotels',
      updatedOn,
      blocks: [
        {
          kind: 'notice',
          text: 'The hotels on this site are samples. The towns and parks are real, the hotels are invented, and each says so. Do not travel there.',
        },
        {
          kind: 'text',
          text: 'Below is how the site handles rooms, prices and holds. It applies to all hotels the operator enters.',
        },
      ],
    },
    {
      id: 'boards',
      title: 'Meal plans',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'What is in a rate',
          head: ['Meal plan', 'Code', 'What you get'],
          rows: [
            ['Room only', 'RO', 'The bed'],
            ['Bed and breakfast', 'BB', 'The bed and breakfast'],
            ['Half board', 'HB', 'Breakfast and one more meal'],
            ['Full board', 'FB', 'Three meals'],
            [
              'Full board with activities',
              'GP',
              'Three meals and two shared activities a day. Permits and park fees are never among them',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'A hotel sells the one meal plan it lists. Near parks that is mostly full board, because there is nowhere else to eat. In towns it is breakfast, because there is. If you leave before breakfast for a trek, ask for it packed.',
        },
      ],
    },
    {
      id: 'rooms-and-beds',
      title: 'Rooms and beds',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            'A rate is **for the whole room and one night,** however many sleep in it.',
            'As many adults fit as the room has beds for. In a room for two there is space for one child more, on an extra bed.',
            'A child never sleeps alone in a room, whatever its age, nor in a bed of a dormitory.',
            'You can book up to 10 rooms and 30 nights at once. For more, [write to us](/contact).',
            'A night is counted by the day on which it begins. Whoever leaves on the day you arrive takes nothing from you.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Ages are completed years on the first day. Beds of the room go to the adults, then to the eldest children; whoever sleeps in one is paid for with the room. Who is left has the extra bed, and pays by the hotel’s policy: a part of one adult’s share, which is half the rate of the room.',
        },
        {
          kind: 'table',
          caption: 'On the extra bed',
          head: ['Hotels', 'Free', 'Part', 'Full share', 'Adult rate'],
          rows: [
            ['Most hotels', 'under 6', '6 to 11: 50%', '–', '12 and older'],
            ['Most lodges', 'under 5', '5 to 11: 50%', '–', '12 and older'],
            ['Pilgrims’ house in Kibeho', 'under 2', '2 to 11: 50%', '–', '12 and older'],
            ['Luxury lodges, from age 6', '–', '6 to 11: 50%', '12 to 15', '16 and older'],
            ['Tented camps, from age 7', '–', '7 to 15: 60%', '–', '16 and older'],
          ],
        },
        {
          kind: 'text',
          text: 'Whoever pays the adult rate needs a regular bed. The minimum age is 6 in luxury lodges and 7 in tented camps, because the camps have no fence.',
        },
      ],
    },
    {
      id: 'seasons',
      title: 'Seasons and minimum stays',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'A hotel has a low and a high season, or one rate all year. Each night goes by its own: three nights may be two low and one high, on two lines. Some high seasons have a minimum stay for every booking with a night in them. The pilgrims’ house in Kibeho asks for three nights from 10 to 17 August and from 25 to 29 November, paid ahead.',
        },
        {
          kind: 'text',
          text: 'A mobile camp is open for some months only. Nights outside them are not on sale, and the site says which months they are.',
        },
      ],
    },
    {
      id: 'taxes',
      title: 'Taxes',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Value added tax is included in the rate. In Rwanda a tourism tax on lodging comes on top, 3% of the rooms without their value added tax (since July 2025; source: KT Press). It is a separate line, and in every price you see for a stay.',
        },
        {
          kind: 'text',
          text: 'A park or a concession may charge a fee for nights inside it. It is not the hotel’s, and the hotel’s page says where to expect one.',
        },
      ],
    },
    {
      id: 'how-a-booking-works',
      title: 'How a booking and its hold work',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Choose nights, rooms and who sleeps in each. You see the price, line by line. Nothing is held yet.',
            'Give the name for the booking, and what you want to add.',
            'Choose how to pay, read the cancellation fees, and press once. From then on the rooms are held for you until the minute you are told.',
            'Pay the deposit, or all of it where the stay is near. When we receive it the booking is confirmed, and we email you.',
            'Pay the balance by the date on your booking. The voucher comes 14 days before, or at once if that is nearer, when everything is paid.',
          ],
        },
        {
          kind: 'text',
          text: 'How long depends on how you pay: see [payment methods](/payment-methods). No hold goes past 18:00 in Kigali on the day before you arrive, and after that hour the site sells no more for that day. If a hold ends before we receive the money, nothing is charged; you may hold the same rooms again at the price of the day, if they are free.',
        },
        {
          kind: 'text',
          text: 'A room shown as available is available. We do not ask the hotel first and do not put you on request.',
        },
      ],
    },
    {
      id: 'changing-and-cancelling',
      title: 'Changing and cancelling',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'On your booking page you change nights, rooms and people, and see the difference before you accept it. You cancel there too. Until we confirm it is free. After that the table on your booking says what is kept, by whole days before you arrive, and the page shows the sum before you decide. On the day of arrival and later nothing can be cancelled.',
        },
        { kind: 'text', text: 'The full rule is in the [terms and conditions](/terms-and-conditions#cancelling).' },
      ],
    },
    {
      id: 'arriving',
      title: 'Arriving and leaving',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Show the voucher,** on paper or on the phone. The hotel asks for the name on it. Save it before you drive: some roads have no network.',
            '**Check-in and check-out times** are set by the hotel. If you land at night or leave at four, write it in the message of your booking, so that somebody is awake.',
            '**The last stretch** may be slow. Lodges are at the end of tracks, and each hotel’s page says how to get there.',
            '**Electricity and wifi** are thin in the forest: solar power, a lounge with a signal, hot water at certain hours. It is part of being there.',
            '**Hotel policies** are on the hotel’s page: separate dormitories, steep steps, cars needed with children.',
          ],
        },
        { kind: 'text', text: 'Now [find a room](/hotels).' },
      ],
    },
  ],
}
