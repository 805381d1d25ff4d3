import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { searchAdminWords } from '../../words/admin/search.ts'
import { useAuth } from '../auth/auth.tsx'

/**
 * A link to the form of a new booking, for who may make one; `of` is its product, where that is known. `isLine` beside another
 * filled button.
 */
export function NewBookingLink({ of, isLine = false }: { of?: Record<string, string>; isLine?: boolean }) {
  const words = useWords(searchAdminWords)
  const { may } = useAuth()
  if (!may('bookings:move')) return null
  return (
    <Link
      className={isLine ? 'btn line' : 'btn'}
      to={of ? `/admin/bookings/new?${new URLSearchParams(of)}` : '/admin/bookings/new'}
    >
      {words.actions.booking}
    </Link>
  )
}
