import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { UserEntity } from './user.entity.js';

/** A person as the identity provider describes them. */
export interface KnownUser {
  issuer: string;
  email: string;
  sub: string;
  name: string;
}

/** Rows of people who have signed in. */
@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  /** Address and name of everybody, the name of the last sign-in. */
  list(): Promise<Pick<KnownUser, 'email' | 'name'>[]> {
    return this.database.query(
      'SELECT DISTINCT ON (email) email, name FROM users ORDER BY email, last_signed_in_at DESC',
    );
  }

  /**
   * Remembers a sign-in and answers the stored `sub`: of the first sign-in with this address, whoever comes now. Name and
   * time change only when it is the same person.
   */
  async rememberSignIn(user: KnownUser): Promise<string> {
    const { issuer, email, sub, name } = user;
    await this.database.query(
      `INSERT INTO users (issuer, email, sub, name) VALUES ($1, $2, $3, $4)
       ON CONFLICT (issuer, email) DO UPDATE
         SET name = EXCLUDED.name, last_signed_in_at = now() WHERE users.sub = EXCLUDED.sub`,
      [issuer, email, sub, name],
    );
    const stored = await this.database.repository(UserEntity).findOneByOrFail({ issuer, email });
    return stored.sub;
  }
}
