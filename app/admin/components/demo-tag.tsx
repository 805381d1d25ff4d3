import { useWords } from '../../languages/use-words.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'

/** Marks what `npm run demo:bookings` made, wherever staff see it. */
export const DemoTag = ({ sample }: { sample: boolean }) => {
  const words = useWords(newBookingWords)
  return sample ? <span className="tag sample">{words.sample}</span> : null
}
