import type { Phrases } from './phrases.ts';

export const indonesian: Phrases = {
  marks: {
    grief:
      'meninggal|berpulang|wafat|turut berduka|innalillahi|kehilangan (?:ayah|ibu|bapak|mama|papa|adik|kakak|suami|istri|anak|sahabat)',
    hard: 'kehilangan (?:semua|semuanya|pekerjaan|tabungan)|kena (?:hack|tipu|phk|scam)|di-?(?:hack|retas|rampok|phk|pecat|tipu)|ludes|habis semua',
    joke: '(?:wk){2,}w?|(?:ha){2,}|ngakak|😂|🤣',
    gn: 'gn|selamat (?:malam|tidur)|met tidur',
    gm: 'gm|selamat pagi|pagi semua(?:nya)?|met pagi',
    congrats:
      'meluncurkan|resmi (?:rilis|meluncur|hadir)|sudah (?:rilis|live|tersedia)|telah (?:rilis|meluncur)|baru saja (?:rilis|menikah)|menikah|lulus|lahir|pendanaan|diterima kerja|akhirnya rilis',
    pain: 'capek|kesal|muak|mahal banget|error (?:lagi|terus)|down lagi|rusak|terlikuidasi|likuidasi|nyangkut|sebel|benci',
    opinion:
      'menurut (?:saya|aku|gue|gw)|pendapat|tidak ada yang|kebanyakan|seharusnya|harus|selalu|jangan|masalahnya|sebenarnya|semua orang',
  },
  lines: {
    grief: {
      first: [
        'Turut berduka cita',
        'Turut berduka sedalam-dalamnya',
        'Turut berduka cita, semoga keluarga diberi kekuatan',
        'Ikut sedih membacanya, turut berduka cita',
      ],
      more: ['Yang lain bisa menunggu', 'Semoga diberi ketabahan'],
    },
    hard: {
      first: [
        'Ikut sedih membacanya',
        'Berat sekali, semoga kuat',
        'Tidak ada yang pantas mengalami ini',
        'Sedih bacanya, semoga cepat ada jalan keluar',
        'Pasti berat, tetap kuat ya',
      ],
      more: [
        'Istirahat dulu sebelum memutuskan apa pun',
        'Jaga diri dulu',
        'Semoga segera membaik',
      ],
    },
    joke: {
      first: [
        'Terlalu nyata',
        'Kok merasa tersindir',
        'Kenapa ini benar sekali',
        'Tolong dihapus',
        'Kena',
      ],
      more: ['Tidak ada pertanyaan lagi', 'Sakit karena benar', 'Semua pernah di posisi ini'],
    },
    gn: {
      first: ['Selamat malam', 'Gn, selamat istirahat', 'Gn, besok lanjut lagi', 'Selamat tidur'],
      more: ['Chart masih ada besok', 'Matikan notifikasi malam ini', 'Sampai besok'],
    },
    gm: {
      first: ['Gm', 'Selamat pagi!', 'Selamat pagi, semoga harinya lancar', 'Pagi, kopi dulu'],
      more: ['Lagi ngerjain apa hari ini?', 'Semoga harinya tenang', 'Ada rencana apa hari ini?'],
    },
    question: {
      first: [
        'Pertanyaan bagus, ikut menyimak jawabannya',
        'Saya juga belum yakin, ikut menyimak',
        'Saya juga penasaran',
        'Sudah beberapa kali kepikiran hal yang sama',
        'Kalau ada yang tahu, saya juga mau tahu',
      ],
      more: ['Penasaran jawaban yang lain', 'Kalau menurut kamu sendiri?'],
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
    pain: {
      first: [
        'Paham banget',
        'Memang bikin kesal',
        'Harusnya ini sudah tidak normal lagi',
        'Yang paling parah, tidak ada yang kaget lagi',
        'Lagi-lagi sama',
        'Iya, capek juga lama-lama',
      ],
      more: ['Terima kasih sudah bilang', 'Semoga cepat beres', 'Tetap sabar'],
    },
    opinion: {
      first: [
        'Setuju banget',
        'Setuju, jarang ada yang bilang sejelas ini',
        'Tepat sekali',
        'Susah dibantah',
        'Benar, walau tidak enak didengar',
        'Poin bagus',
      ],
      more: [
        'Apa yang bisa mengubah pendapat itu?',
        'Saya simpan dulu',
        'Memang harus ada yang bilang',
      ],
    },
    plain: {
      first: [
        'Terima kasih sudah berbagi',
        'Terima kasih sudah menulis ini',
        'Menyimak',
        'Makasih infonya',
        'Dicatat',
        'Sudah dibaca baik-baik',
      ],
      more: ['Ditunggu kabar berikutnya', 'Tetap menyimak'],
    },
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
