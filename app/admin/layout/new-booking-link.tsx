import { Link } from 'react-router'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { useAuth } from '../auth/auth.tsx'

/** To the form of a new booking, for whoever may make one; `of` is what it is for, where that is known. `isLine` beside another filled button. */
export function NewBookingLink({ of, isLine = false }: { of?: Record<string, string>; isLine?: boolean }) {
  const { may } = useAuth()
  if (!may('bookings:move')) return null
  return (
    <Link
      className={isLine ? 'btn line' : 'btn'}
      to={of ? `/admin/bookings/new?${new URLSearchParams(of)}` : '/admin/bookings/new'}
    >
      {newBookingWords.open}
    </Link>
  )
}
