import { redirect } from 'react-router'

/** The address without a hotel leads to the list. */
export const loader = () => redirect('/hotels', 301)
