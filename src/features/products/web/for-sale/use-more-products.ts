import type { AnswerOf } from '#kernel/operation.ts'
import { type ListPage, useLoadMore } from '#web/list/use-load-more.ts'
import { products } from '../../contract.ts'
import type { ListedProduct, ProductFilters, ProductPage } from './for-sale-address.ts'

export const useMoreProducts = (asked: ProductFilters, first: ProductPage, hrefOf: (place: { page: number }) => string) =>
  useLoadMore<typeof products.list, ListedProduct>({
    op: products.list,
    asked,
    first: { products: first } as AnswerOf<typeof products.list>,
    pageIn: ({ products }): ListPage<ListedProduct> => products,
    hrefAfter: (pages) => hrefOf({ page: asked.page + pages }),
  })
