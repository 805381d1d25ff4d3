import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'

/** Marks what `npm run demo:bookings` made, wherever staff see it. */
export const DemoTag = ({ sample }: { sample: boolean }) =>
  sample ? <span className="tag sample">{newBookingWords.sample}</span> : null
