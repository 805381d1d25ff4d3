import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

/** What docs/privacy.md promises, for whoever it is promised to: change both, and the code that keeps it. */
export const privacy: PageContent = {
  slug: 'privacy',
  title: 'Privacy',
  sentence:
    'What Impamba keeps of visitors and travellers, why, for how long and who reads it, and how to see, correct or erase it.',
  lede: 'We keep what a journey needs and what you choose to tell us. Here is all of it: why we have it, how long, who reads it, and how you get it back or have it erased.',
  scene: { id: 'tea', hour: 'forest', seed: 9, place: 'Tea below the forest' },
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            'Reading this site sets no cookie and asks for no name.',
            'Visits are counted without your name and without your address on the network. You can switch that off at the end of this page.',
            'Passport numbers, notes on faith and health, and emergency contacts are encrypted. Whoever gets hold of our database cannot read them.',
            'Thirty days after your journey they are deleted.',
            'We sell nothing of it, and no advertiser sees it.',
            'You may see what we keep, correct it, take a copy, or have it erased. [Write to us](/contact).',
          ],
        },
      ],
    },
    {
      id: 'when-you-book',
      title: 'When you book',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'What a booking holds',
          head: ['What', 'Why', 'Until when'],
          rows: [
            [
              'Name, email and phone of whoever books; names and dates of birth of the travellers',
              'Tickets, permits, prices by age, and somebody to write to',
              'Kept with the booking, for the accounts, or until you have it erased',
            ],
            [
              'Nationality and passport',
              'Only where a permit is issued with it',
              'Deleted 30 days after the journey, or after it was cancelled',
            ],
            [
              'Diet, health, faith, an emergency contact, a room group',
              'So that the cook, the guide and the driver know. Never needed; notes on faith and health only with your consent',
              'Deleted on the same day',
            ],
            [
              'What you wrote to us with it, and our emails',
              'So that both of us can look up what was said',
              'Kept with the booking, or until you have it erased',
            ],
            [
              'What was paid, when and how, with the bank’s reference',
              'The accounts. We never see a card number: you enter it at the card provider',
              'It is kept, even after an erasure',
            ],
            ['A booking you began and did not finish', 'So that you can go on where you stopped', 'Seven days'],
            [
              'Where the visits came from in which you began and sent it, or an enquiry: a search engine, another site or a campaign, in one word',
              'To learn what brings travellers to us. Nothing is stored in your browser for it, and no visit is tied to another',
              'Kept with the booking or the enquiry',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'You delete passports and notes yourself, at any time, on the page of your booking. Whoever leads a group sees names and rooms, and of passports and notes only whether they are there.',
        },
        {
          kind: 'text',
          text: 'What a park, a hotel, an airline or a driver needs for your journey we pass on to them, and no more: a name and a passport for a permit, a diet for a kitchen.',
        },
      ],
    },
    {
      id: 'when-you-write',
      title: 'When you write to us',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Enquiries, quotes and our newsletter',
          head: ['What', 'Why', 'Until when'],
          rows: [
            [
              'An enquiry or quote request, with your name, email and phone, and the emails about it',
              'To answer it, and to know what we answered',
              'Deleted 24 months after it was answered; after 30 days where it was held back as spam',
            ],
            [
              'Your email on our newsletter list, with when you subscribed, confirmed and unsubscribed',
              'To send it, and to show that you confirmed',
              'While you want it, and 30 days longer; 14 days where you never confirmed',
            ],
            [
              'A price that was kept under a code',
              'So that it can be passed on. It holds ages and no name',
              '90 days after it ends',
            ],
            [
              'A search that found nothing',
              'To learn which word is missing here. What looks like an email address, a number or a reference is not kept',
              '180 days, without who asked',
            ],
          ],
        },
      ],
    },
    {
      id: 'when-you-read',
      title: 'When you only read',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'We count visits ourselves, on our own server. No other company counts here. Your browser tells which page it shows, the site that led you here, and five things it tells every site: its name, the system it runs on, the size of the screen, the time zone and the language.',
        },
        {
          kind: 'text',
          text: 'Of those five our server makes a short code that nobody can turn back. It says “a telephone of this kind in this time zone”; two telephones of one kind have the same. With it we keep the browser, the system, the time zone, how often on which day, and when last. Which pages are read we count by the day, without the code.',
        },
        {
          kind: 'list',
          items: [
            'Your address on the network is not kept with it.',
            'Nothing is stored in your browser for it, so there is no cookie to refuse.',
            'The code and its days are deleted after 400 days.',
            'A browser that sends Global Privacy Control or Do Not Track is not counted.',
            'Without JavaScript nothing is counted.',
          ],
        },
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What your browser keeps',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Only what you do yourself leaves something there, and what is there you can delete in your browser.',
        },
        {
          kind: 'table',
          caption: 'Cookies and what else is stored, for visitors',
          head: ['What', 'Why', 'For how long'],
          rows: [
            ['The key of a booking you made or opened', 'Its page opens without the link from the email', 'A year'],
            [
              'A language you chose',
              'Pages are offered to you in it, or translated again, on your next visit too',
              'Until you choose another',
            ],
            [
              'Who travels, as you set it: how many, the ages of children, whose park fees',
              'Prices are your party’s on the next visit too',
              'Until you press “Remove the travellers”',
            ],
            [
              'Journeys you opened, thirty at most',
              'You can read them without a connection',
              'Until newer ones take their place',
            ],
            ['That your visits are not to be counted', 'So that they are not', 'Until you switch it back or empty the browser'],
          ],
        },
        {
          kind: 'text',
          text: 'A page in a language that is not ours is translated by a script of Google’s, which sees what stands on it. It is loaded only once you have chosen a language, and never where you write who you are. How far down a page you were is not kept: every page begins at its top. Staff who sign in have cookies of their own.',
        },
      ],
    },
    {
      id: 'who-reads',
      title: 'Who reads it',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            'Those of our staff who sell and accompany journeys read bookings and emails.',
            'Encrypted details they open for one traveller at a time, and each opening is recorded with a name.',
            'Those who write for this site read none of it.',
            'Counts of visits are read by all staff. Nobody is named in them.',
            'Backups are kept for 30 days at most, so what was deleted is gone from them too by then.',
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask for',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**To see it.** You get a file with everything under your email address, with encrypted details made readable, readable by people and programs.',
            '**To correct it.** Details of travellers you change on the page of your booking; for the rest an email is enough.',
            '**To have it erased.** Your name, your address, your messages and our emails are deleted, and those of whoever travels in your booking. Sums, dates and statuses are kept, for the accounts. We can do it once your booking is over and nobody owes anybody money.',
            '**To take back a consent.** Delete the note on faith or health, and the consent goes with it.',
            '**To unsubscribe.** Every newsletter ends with the link.',
          ],
        },
        {
          kind: 'text',
          text: '[Write to us](/contact) from the email address that it is about. We answer to that address and to no other, so that nobody asks in your name. It costs nothing. If somebody else booked for you, tell us the reference too. They can delete your passport and notes on the page of the booking; your name stays in it until theirs is erased.',
        },
        {
          kind: 'text',
          text: 'Rwanda’s Law 058/2021 protects personal data, and counts faith and health as sensitive. What we do rests on it.',
        },
      ],
    },
  ],
}
