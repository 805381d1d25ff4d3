import { Link } from 'react-router'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { useAuth } from '../auth/auth.tsx'

/** To the form of a new booking, for whoever may make one; `of` is what it is for, where that is known. */
export function NewBookingLink({ of }: { of?: Record<string, string> }) {
  const { may } = useAuth()
  if (!may('bookings:move')) return null
  return (
    <Link className="btn" to={of ? `/admin/bookings/new?${new URLSearchParams(of)}` : '/admin/bookings/new'}>
      {newBookingWords.open}
    </Link>
  )
}
