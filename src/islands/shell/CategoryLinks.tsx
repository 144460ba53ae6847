import type { MainCategory } from '#lib/catalogue/category-tree.ts'
import { paths } from '#lib/core/paths.ts'

type Props = {
  main: MainCategory
  /** Classes of the links and of the lists that contain them. */
  look: { all: string; subs?: string; group?: string; sub: string; leaves?: string; leaf: string }
}

/** Links to a main category and to the two levels below it. */
export function CategoryLinks({ main: { category, subs }, look }: Props) {
  const { slug, name } = category
  return (
    <>
      <a href={paths.category(slug)} className={look.all}>
        Semua {name}
      </a>
      <ul className={look.subs}>
        {subs.map(({ category: sub, leaves }) => (
          <li key={sub.id} className={look.group}>
            <a href={paths.category(slug, sub.slug)} className={look.sub}>
              {sub.name}
            </a>
            <ul className={look.leaves}>
              {leaves.map(leaf => (
                <li key={leaf.id}>
                  <a href={paths.category(slug, sub.slug, leaf.slug)} className={look.leaf}>
                    {leaf.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
