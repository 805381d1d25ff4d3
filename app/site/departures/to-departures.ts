import { redirect } from 'react-router'

/** The address of details without a slug redirects to the list. */
export const loader = () => redirect('/departures', 301)
