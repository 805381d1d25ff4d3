import { data } from 'react-router'
import { words } from '../words/en.ts'
import { Missing } from './missing.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => [{ title: words.notFound.title }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <Missing />
}
