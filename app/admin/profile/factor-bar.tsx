import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { factorAdminWords } from '../../words/admin/factors.ts'
import { PageBar } from '../components/page-bar.tsx'

/** The head of a screen of one second factor, with the way back to the profile. */
export function FactorBar(props: { title: string; lede: string }) {
  const { profile } = useWords(factorAdminWords)
  const crumb = { label: profile.breadcrumb, links: <Link to="/admin/settings/profile">{profile.title}</Link> }
  return <PageBar {...props} crumb={crumb} />
}
