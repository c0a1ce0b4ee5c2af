import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import type { Issuing } from '../../../../schema/kinds/issued-by';
import { RectifyingColumns } from '../rectify/rectifying-columns';
import { IssuedBy, type IssuedByParty } from './issued-by.types';

/** What an invoice keeps of who issues it in the company's name; null of what the company issues itself. */
@ObjectType()
export abstract class IssuingColumns extends RectifyingColumns {
  @Column('text', { name: 'issued_by', nullable: true })
  issuedByParty: IssuedByParty | null;

  @Column('date', { name: 'agreed_on', nullable: true })
  agreedOn: string | null;

  @Column('text', { name: 'third_name', nullable: true })
  thirdName: string | null;

  @Column('text', { name: 'third_nif', nullable: true })
  thirdNif: string | null;

  @Column('text', { name: 'third_country', nullable: true })
  thirdCountry: string | null;

  @Column('text', { name: 'third_id_kind', nullable: true })
  thirdIdKind: string | null;

  @Field(() => IssuedBy, {
    nullable: true,
    description: "Who issues it in the company's name and account; null: the company itself.",
  })
  get issuedBy(): IssuedBy | null {
    const { issuedByParty: party, agreedOn } = this;
    if (!party || !agreedOn) return null;
    return {
      party,
      agreedOn,
      name: this.thirdName,
      nif: this.thirdNif,
      country: this.thirdCountry ?? null,
      idKind: this.thirdIdKind ?? null,
    };
  }

  get issuing(): Issuing | null {
    const { issuedBy } = this;
    if (!issuedBy) return null;
    const { party, agreedOn, name, nif, country, idKind } = issuedBy;
    return { party, agreedOn, third: name && nif ? { name, nif, country, idKind } : null };
  }
}
