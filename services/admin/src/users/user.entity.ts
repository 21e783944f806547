import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who has signed in; the address belongs to one account (`sub`) of one provider (`issuer`) for good. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn({ type: 'text' })
  issuer!: string;

  @PrimaryColumn({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  sub!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  firstSignedInAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSignedInAt!: Date;
}
