import type { Phrases } from './phrases.ts';

export const indonesian: Phrases = {
  marks: {
    gn: 'gn|selamat (?:malam|tidur)|met tidur',
    gm: 'gm|selamat pagi|pagi semua(?:nya)?|met pagi',
    congrats:
      'meluncurkan|resmi (?:rilis|meluncur|hadir)|sudah (?:rilis|live|tersedia)|telah (?:rilis|meluncur)|baru saja (?:rilis|menikah)|menikah|lulus|lahir|pendanaan|diterima kerja|akhirnya rilis',
  },
  lines: {
    gn: {
      first: ['Selamat malam', 'Gn, selamat istirahat', 'Gn, besok lanjut lagi', 'Selamat tidur'],
      more: ['Chart masih ada besok', 'Matikan notifikasi malam ini', 'Sampai besok'],
    },
    gm: {
      first: ['Gm', 'Selamat pagi!', 'Selamat pagi, semoga harinya lancar', 'Pagi, kopi dulu'],
      more: ['Lagi ngerjain apa hari ini?', 'Semoga harinya tenang', 'Ada rencana apa hari ini?'],
    },
    congrats: {
      first: [
        'Selamat!',
        'Selamat untuk seluruh tim',
        'Kabar baik, selamat!',
        'Senang membacanya, selamat',
        'Kerja bagus, selamat',
        'Selamat, memang pantas',
      ],
      more: ['Saatnya merayakan!', 'Ditunggu kelanjutannya', 'Bagian tersulitnya apa?'],
    },
  },
  intents: {
    agree: ['Setuju', 'Saya juga melihatnya begitu', 'Benar'],
    disagree: ['Saya melihatnya berbeda', 'Saya kurang yakin soal itu', 'Saya tidak setuju'],
    thank: [
      'Terima kasih untuk ini',
      'Terima kasih sudah berbagi',
      'Terima kasih banyak',
      'Makasih, jadi tahu',
    ],
    condolences: [
      'Turut sedih membacanya',
      'Saya ikut prihatin',
      'Semoga diberi kekuatan',
      'Semoga kamu dan keluarga tabah',
    ],
    decline: [
      'Terima kasih tawarannya, tapi kali ini saya lewat',
      'Ini bukan untuk saya, terima kasih',
      'Maaf, kali ini saya tidak bisa',
    ],
  },
  order:
    /^(?:tolong )?(?:tulis(?:kan)?|buat(?:kan)?|bikin(?:kan)?) (?:sebuah |satu )?(?:tweet|cuitan|postingan|post|thread|utas|pesan|teks)? ?(?:tentang|soal|mengenai) (?<subject>.+)$/iu,
  say: /^(?:bilang|katakan|jawab|sebutkan|jelaskan|tambahkan)(?: kalau| bahwa) (?<said>.+)$/iu,
  about: [
    '{x}: apa yang paling sering diremehkan?',
    '{x}: apa yang seharusnya diketahui lebih awal?',
    'Jarang dibahas: {x}. Bagaimana menurut kalian?',
    '{x}: apa yang luput dari kebanyakan orang?',
    '{x}: sebaiknya mulai dari mana?',
    'Topik hari ini: {x}. Apa pendapat kalian?',
  ],
};
