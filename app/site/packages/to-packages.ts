import { redirect } from 'react-router'

/** The address without a package leads to the list. */
export const loader = () => redirect('/packages', 301)
