import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const whatWeDo: PageContent = {
  slug: 'services',
  title: 'What we do',
  sentence:
    'Journeys, departures, pilgrimages, permits, rooms, cars, village visits and freight, each in a line with the way to it.',
  lede: 'Impamba is the food packed for the road. This is what we can pack for yours, in a line each.',
  scene: { id: 'twin-lakes', hour: 'dawn', seed: 8, place: 'Burera and Ruhondo' },
  sections: [
    {
      id: 'journeys',
      title: 'Journeys',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Journeys.** One to twelve days, written out day by day, with hours on the road, meals, nights and a price line by line. [See the journeys](/packages)',
            '**Departures.** Fixed days with seats you can count. You book one seat or several, and the status says whether it runs. [See all departures](/departures)',
            '**Private trips.** Most journeys can start on your date, with your own car. We ask the lodges and the permit office before we confirm. [Choose a journey](/packages)',
            '**Tailor-made.** No match? Tell us what you want and when, and you get a plan and a price. [Describe it](/tailor-made)',
            '**Luxury.** A private guide, better beds, small planes, and what none of them can buy. [Read on](/luxury)',
          ],
        },
      ],
    },
    {
      id: 'pilgrimages',
      title: 'Pilgrimages',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**For one person or a family.** Pilgrimages to Kibeho on fixed days and on your own. [Pilgrimages](/pilgrimage)',
            '**For a parish.** The whole group in one booking, a price by the size of the group, a free place for leaders of larger ones, names later. [Book a group](/booking/pilgrims)',
            '**A quote for the parish council.** A price in writing, valid for 14 days. [Ask for one](/parish-quote)',
          ],
        },
      ],
    },
    {
      id: 'permits',
      title: 'Permits',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Gorilla and chimpanzee permits.** We ask the park for them as part of a journey and charge what the park charges, on a separate line. We do not sell permits separately. [Journeys with gorillas](/packages?style=gorillas)',
            '**The rules that come with them.** Ages, distances, masks, colds. [Read them first](/important-to-know#gorillas)',
          ],
        },
      ],
    },
    {
      id: 'rooms-and-cars',
      title: 'Rooms and cars',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Hotels.** Rooms available on your dates, with taxes in the price of the stay. The hotels on this site are samples. [Find a room](/hotels)',
            '**Cars with a driver.** From a sedan to a coach for fifty. The driver’s pay, meals and bed are included in the rate, fuel is not. [Classes and rates](/car-hire-rates)',
            '**Cars without a driver.** For drivers of 23 or 25 and over, with two years of licence. [Hire a car](/booking/hire)',
          ],
        },
      ],
    },
    {
      id: 'villages',
      title: 'Villages',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Visits with the people who live there.** Weaving, cooking, honey, tea, an island, at the price that the hosts publish. [Community](/community)',
            '**How to behave.** What to do, what not to do, and why. [The tips](/community/cbt-tips)',
          ],
        },
      ],
    },
    {
      id: 'freight',
      title: 'Freight',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Freight to and from Kigali.** By air, by sea and by road. You give pieces and weights and see an estimate, then staff send a price. [Ask about a shipment](/freight-quote)',
          ],
        },
      ],
    },
    {
      id: 'after-booking',
      title: 'Once you have booked',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Manage your booking.** Pay, name travellers, change or cancel with the cost shown first, and print your documents. [Lost the link?](/bookings)',
            '**Terms and conditions.** In plain language. [Read them](/terms-and-conditions)',
          ],
        },
      ],
    },
  ],
}
